import { type ConversionConfig, type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import {
  CodeMade,
  CodeSignIn,
  EndedSubscription,
  Export,
  NewPasskey,
  NewSubscription,
  Passkey,
  PasskeyList,
  PasskeyOptions,
  PasskeySignIn,
  PushKey,
} from '../accounts';
import { Health } from '../endpoints/besides';
import { ErrorAnswer } from '../errors';
import { PlayerEvent, TableEvent } from '../events';
import { AnswerTakeback, AskTakeback, Disclosure, Moves, MovesStored, Say, SeatNumber, State } from '../play';
import { NewPlayer, NewToken, Player, PlayerWithToken, TokenList, TokenMade } from '../players';
import { SocketAnswer, SocketLine, SocketPlayerEvent, SocketRequest, SocketTableEvent } from '../socket';
import { ChangedSeat, NewSeat, NewTable, Outcome, Pace, SitDown, Table, TableList, TablePage, TableSeat } from '../tables';
import { ABOUT, type About, type ComponentName } from './about';

/** The schemas that the document gives a name. */
const COMPONENTS = {
  Table,
  TableSeat,
  Outcome,
  Pace,
  NewTable,
  NewSeat,
  ChangedSeat,
  SitDown,
  TablePage,
  TableList,
  State,
  Moves,
  MovesStored,
  TableEvent,
  PlayerEvent,
  SocketRequest,
  SocketLine,
  SocketAnswer,
  SocketTableEvent,
  SocketPlayerEvent,
  AskTakeback,
  AnswerTakeback,
  Say,
  Disclosure,
  NewPlayer,
  PlayerWithToken,
  Player,
  NewToken,
  TokenMade,
  TokenList,
  PasskeyOptions,
  NewPasskey,
  Passkey,
  PasskeyList,
  PasskeySignIn,
  CodeMade,
  CodeSignIn,
  PushKey,
  NewSubscription,
  EndedSubscription,
  Export,
  ErrorAnswer,
  Health,
} satisfies Record<ComponentName, v.GenericSchema>;

const refOf = (name: string): string => `#/components/schemas/${name}`;

const CONFIG: ConversionConfig = {
  target: 'draft-2020-12',
  // As it is sent, before anything is made of it.
  typeMode: 'input',
  // JSON Schema cannot say these; the sentences about the fields do.
  ignoreActions: ['check', 'trim'],
  overrideRef: ({ referenceId }) => refOf(referenceId),
  // A number in an address is text only there.
  overrideAction: ({ valibotAction }) => (valibotAction === SeatNumber.pipe[1] ? { type: 'integer', minimum: 0 } : undefined),
};

const isSchema = (schema: JsonSchema | boolean | undefined): schema is JsonSchema => typeof schema === 'object';

/** The choices of a schema, or the schema itself where there is nothing to choose. */
export const choicesOf = (schema: JsonSchema): readonly JsonSchema[] =>
  (schema.oneOf ?? schema.anyOf ?? [schema]).filter(isSchema);

/** The kind that a choice is for. */
export const kindOf = ({ properties }: JsonSchema): string | undefined => {
  const kind = properties?.kind ?? properties?.do;
  return isSchema(kind) && typeof kind.const === 'string' ? kind.const : undefined;
};

/** Adds the sentences to a schema and everything within it. */
const describe = (schema: JsonSchema, about: About, path = ''): JsonSchema => {
  const inner = (part: JsonSchema | boolean): JsonSchema | boolean => (isSchema(part) ? describe(part, about, path) : part);
  const { properties, items, oneOf, anyOf } = schema;
  const kind = path === '' ? kindOf(schema) : undefined;
  const text = kind === undefined ? undefined : about.kinds?.[kind];
  return {
    ...schema,
    ...(text !== undefined && { title: kind, description: text }),
    ...(oneOf && { oneOf: oneOf.map(inner) }),
    ...(anyOf && { anyOf: anyOf.map(inner) }),
    ...(items && !Array.isArray(items) && { items: inner(items) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => {
          const at = path === '' ? name : `${path}.${name}`;
          const description = about.fields?.[at];
          return [name, isSchema(field) ? { ...describe(field, about, at), ...(description && { description }) } : field];
        }),
      ),
    }),
  };
};

export const componentSchemas = (): Readonly<Record<string, JsonSchema>> => {
  const schemas = toJsonSchemaDefs(COMPONENTS, CONFIG);
  return Object.fromEntries(
    Object.entries(ABOUT).map(([name, about]) => {
      // Every sentence belongs to a component: see `COMPONENTS`.
      const schema = schemas[name as ComponentName];
      return [name, { description: about.text, ...describe(schema, about) }];
    }),
  );
};

/** The schema of a request or answer: a reference where it has a name. */
export const schemaOf = (schema: v.GenericSchema): JsonSchema => {
  const { $schema: _schema, $defs: _defs, ...rest } = toJsonSchema(schema, { ...CONFIG, definitions: COMPONENTS });
  return rest;
};
