import type { JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { CHAPTERS, type Chapter, type Content, COOKIE_NAME, type Endpoint, endpointsByName, errorsOf } from '../endpoints';
import { type ErrorCode, STATUS } from '../errors';
import { WHEN } from './about';
import { componentSchemas, schemaOf } from './components';
import { EXAMPLES } from './examples';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly description: string;
  readonly schema: JsonSchema;
}

export interface MediaType {
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

export type Contents = Readonly<Record<string, MediaType>>;

export interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: JsonSchema }>>;
  readonly content?: Contents;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly [Chapter];
  readonly summary: string;
  readonly description?: string;
  readonly security: readonly Readonly<Record<string, readonly []>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Contents };
  readonly responses: Readonly<Record<string, Response>>;
  /** OpenAPI has no word for what is sent on a line that stays open. */
  readonly 'x-messages'?: { readonly schema: JsonSchema };
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string; readonly license: object };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: Chapter; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
}

const TAGS = {
  players: 'Who is asking: players and their tokens.',
  accounts: 'The same player in another browser, notifications, and everything in one file.',
  tables: 'Making tables, sitting down, starting.',
  playing: 'States, moves, streams, takebacks, records, and the check of every draw.',
  besides: 'For whoever runs the server.',
} as const satisfies Record<Chapter, string>;

const MEDIA = {
  json: 'application/json',
  ndjson: 'application/x-ndjson',
  text: 'text/plain',
  html: 'text/html',
} as const satisfies Record<Content, string>;

const PARAMETERS: Readonly<Record<string, string>> = {
  id: 'The id, as the server gave it.',
  n: 'The number of the seat, from 0.',
  code: 'The invitation: two words and six characters.',
  status: 'Only tables with this status.',
  game: 'Only tables of this game.',
  after: 'What came as `next`; left out: from the beginning.',
  table: 'The table that the line is opened for, for proxies; nothing else depends on it.',
};
const AFTER_NUMBER = 'The number of the last thing that the caller knows of; left out: from the present.';

const parametersOf = (place: Parameter['in'], schema: v.GenericSchema | undefined, content: Content): readonly Parameter[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema);
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: required.includes(name),
    description: name === 'after' && content === 'ndjson' ? AFTER_NUMBER : PARAMETERS[name],
    schema: typeof field === 'boolean' ? {} : field,
  }));
};

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0 } },
} as const satisfies Response['headers'];

/** One response for each status: several codes may share it. */
const refusals = (codes: readonly ErrorCode[]): Readonly<Record<string, Response>> => {
  const statuses = [...new Set(codes.map((code) => STATUS[code]))];
  return Object.fromEntries(
    statuses.map((status) => {
      const own = codes.filter((code) => STATUS[code] === status);
      const isLater = status === 429 || status === 503;
      const schema: JsonSchema = {
        allOf: [{ $ref: '#/components/schemas/ErrorAnswer' }, { properties: { error: { properties: { code: { enum: own } } } } }],
      };
      return [
        status,
        {
          description: own.map((code) => `\`${code}\`: ${WHEN[code]}`).join(' '),
          ...(isLater && { headers: RETRY_AFTER }),
          content: { [MEDIA.json]: { schema } },
        },
      ];
    }),
  );
};

const SUCCESS = {
  101: 'It goes on as a WebSocket.',
  200: 'Done.',
  201: 'Made.',
  202: 'Asked.',
  204: 'Done; there is nothing to say.',
} as const;

const successOf = (endpoint: Endpoint): Response => {
  const { answer, content = 'json', status } = endpoint;
  if (!answer) return { description: SUCCESS[status] };
  const schema = schemaOf(answer);
  const name = schema.$ref?.split('/').at(-1) ?? '';
  const example = EXAMPLES[name];
  return {
    description: content === 'ndjson' ? 'One JSON value in each line, as the schema describes it.' : SUCCESS[status],
    content: { [MEDIA[content]]: { schema, ...(example !== undefined && { example }) } },
  };
};

const operationOf = (operationId: string, endpoint: Endpoint): Operation => {
  const {
    chapter,
    summary,
    text,
    access,
    params,
    query,
    body,
    isBodyOptional,
    content = 'json',
    status,
    example,
    messages,
  } = endpoint;
  const parameters = [...parametersOf('path', params, content), ...parametersOf('query', query, content)];
  return {
    operationId,
    tags: [chapter],
    summary,
    ...(text !== undefined && { description: text }),
    security: access === 'player' ? [{ bearer: [] }, { cookie: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: !isBodyOptional, content: { [MEDIA.json]: { schema: schemaOf(body), example } } },
    }),
    ...(messages && { 'x-messages': { schema: schemaOf(messages) } }),
    responses: { [status]: successOf(endpoint), ...refusals(errorsOf(endpoint)) },
  };
};

/** The interface for programs as OpenAPI 3.1, made from the schemas that check it. */
export const openApiDocument = ({ version }: { readonly version: string }): OpenApiDocument => {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, endpoint] of endpointsByName()) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Showboat',
      version,
      description:
        'What any program, in any language, needs to sit down at a table and play, to watch, to check. JSON in and out, UTF-8; times are ISO 8601 in UTC. ' +
        'Unknown fields in a request are refused. Fields may be added to answers later, never removed or given another meaning within v1.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: CHAPTERS.map((name) => ({ name, description: TAGS[name] })),
    paths,
    components: {
      schemas: componentSchemas(),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of a player, for programs.' },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: COOKIE_NAME,
          description: 'The same for browsers. What changes something must then come from the same origin.',
        },
      },
    },
  };
};
