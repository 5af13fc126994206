import type { JsonSchema } from '@valibot/to-json-schema';
import { choicesOf } from './components';
import { type Html, html, joined, prose } from './html';

type Schema = JsonSchema | boolean | undefined;

const nameOf = (ref: string): string => ref.split('/').at(-1) ?? ref;

const quoted = (value: unknown): Html => html`<code>${JSON.stringify(value)}</code>`;

const numbers = ({ type, minimum, maximum }: JsonSchema): string => {
  const range = maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? '' : ` ${minimum ?? ''}–${maximum}`;
  return type === 'integer' ? `whole number${range}` : `number${range}`;
};

/** What a value is, in a few words. */
export const typeOf = (schema: Schema): Html => {
  if (typeof schema !== 'object') return html`any`;
  const { $ref, const: only, enum: some, type, format, items, prefixItems } = schema;
  if ($ref !== undefined) return html`<a href="#${nameOf($ref)}">${nameOf($ref)}</a>`;
  if (only !== undefined) return quoted(only);
  if (some) return joined(some.map(quoted), ' · ');
  const choices = choicesOf(schema);
  if (choices.length > 1) return joined(choices.map(typeOf), ' or ');
  if (type === 'array')
    return prefixItems
      ? html`[${joined(prefixItems.map(typeOf), ', ')}]`
      : html`list of ${typeOf(Array.isArray(items) ? items[0] : items)}`;
  if (type === 'integer' || type === 'number') return html`${numbers(schema)}`;
  if (type === 'string') return html`${format === 'date-time' ? 'time' : 'text'}`;
  return html`${typeof type === 'string' ? type : 'any JSON'}`;
};

const rowsOf = (schema: JsonSchema, path = ''): readonly Html[] => {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]): readonly Html[] => {
    if (typeof field !== 'object') return [];
    const mark = schema.required?.includes(name) ? undefined : html` <span class="may">optional</span>`;
    const fallback = field.default === undefined ? undefined : html` Default: ${quoted(field.default)}.`;
    return [
      html`<tr><th scope="row"><code>${path}${name}</code>${mark}</th><td>${typeOf(field)}</td><td>${prose(field.description ?? '')}${fallback}</td></tr>`,
      ...rowsOf(field, `${path}${name}.`),
    ];
  });
  const within = [...(schema.anyOf ?? []), ...(Array.isArray(schema.items) ? [] : [schema.items])];
  return [...own, ...within.flatMap((part) => (typeof part === 'object' ? rowsOf(part, path) : []))];
};

const fieldTable = (schema: JsonSchema): Html => {
  const rows = rowsOf(schema);
  if (rows.length === 0) return html``;
  return html`<table><thead><tr><th scope="col">field</th><th scope="col">is</th><th scope="col">meaning</th></tr></thead><tbody>${rows}</tbody></table>`;
};

/** All fields of a schema; of a choice, kind by kind. */
export const fieldsOf = (schema: JsonSchema): Html => {
  if (!schema.oneOf) return fieldTable(schema);
  return html`${choicesOf(schema).map((choice) => {
    const { kind: _kind, ...properties } = choice.properties ?? {};
    const { title = '', description = '' } = choice;
    return html`<h4><code>{"kind":"${title}"}</code></h4><p>${prose(description)}</p>${fieldTable({ ...choice, properties })}`;
  })}`;
};
