import type { OptionSchema } from './options';
import type { Refusal } from './result';

// Refused options in English, for programs that speak nothing else: the command line and the server.

type Detail = NonNullable<Refusal['detail']>;

const OPTION_WORDS: Readonly<Record<string, (detail: Detail) => string>> = {
  unknown: () => 'is not an option of this game',
  twice: () => 'must be given once',
  'no-value': () => 'must have a value, name=value',
  'not-an-object': ({ given }) => `must be an object, was ${given}`,
  'wrong-type': ({ given }) => `must be of another kind, was ${given}`,
  'out-of-range': ({ given, min, max }) => `must be ${min} to ${max}, was ${given}`,
  'not-a-choice': ({ given, values }) => `must be one of ${String(values).replaceAll(' ', ', ')}, was ${given}`,
  'bad-entry': ({ given }) => `must be a list of words without blanks and the signs + , : = ", was ${given}`,
};

const KINDS = {
  switch: 'true or false',
  number: 'a whole number',
  choice: 'one of its choices',
  list: 'a list of words',
  pairs: 'a list of pairs of words',
  json: 'an object in JSON',
} as const;

/** What is wrong with the option that a refusal of `parseOptions` names. */
export const sayOption = ({ detail = {}, field = '' }: Refusal, schema: OptionSchema): string => {
  const name = field.replace(/^(?:options\.|--)/, '');
  const spec = Object.hasOwn(schema, name) ? schema[name] : undefined;
  if (!spec) return OPTION_WORDS[String(detail.problem)]?.(detail) ?? 'is refused';
  const said =
    detail.problem === 'wrong-type'
      ? `must be ${spec.kind === 'number' ? `a whole number from ${spec.min} to ${spec.max}` : KINDS[spec.kind]}, was ${detail.given}`
      : (OPTION_WORDS[String(detail.problem)]?.(detail) ?? 'is refused');
  return spec.rules.length > 0 ? `${said} (${spec.rules[0]})` : said;
};
