import type { JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { endpointsByName } from '../endpoints';
import { answerProblems, validatorOf } from '../testing/answers';
import { ABOUT, type About } from './about';
import { openApiDocument } from './document';
import { EXAMPLES } from './examples';

const DOCUMENT = openApiDocument({ version: '1.2.3' });
const AJV = validatorOf(DOCUMENT);
const OPERATIONS = Object.entries(DOCUMENT.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);

test('every endpoint of the format', () => {
  const told = OPERATIONS.map(({ path, method, operation: { responses } }) => {
    const [status, { content = {} }] = Object.entries(responses)[0];
    const schema = Object.values(content)[0]?.schema;
    return `${method.toUpperCase()} ${path} ${status} ${schema?.$ref?.split('/').at(-1) ?? schema?.type ?? ''}`.trim();
  });
  expect(told.sort()).toEqual([
    'DELETE /api/v1/players/me 204',
    'DELETE /api/v1/players/me/passkeys/{id} 204',
    'DELETE /api/v1/players/me/subscriptions 204',
    'DELETE /api/v1/players/me/tokens/{id} 204',
    'DELETE /api/v1/tables/{id} 204',
    'DELETE /api/v1/tables/{id}/seats/{n} 200 Table',
    'GET /api 200 string',
    'GET /api/openapi.json 200 object',
    'GET /api/v1/invites/{code} 200 Table',
    'GET /api/v1/lobby 200 TableList',
    'GET /api/v1/players/me 200 Player',
    'GET /api/v1/players/me/events 200 PlayerEvent',
    'GET /api/v1/players/me/export 200 Export',
    'GET /api/v1/players/me/passkeys 200 PasskeyList',
    'GET /api/v1/players/me/tables 200 TablePage',
    'GET /api/v1/players/me/tokens 200 TokenList',
    'GET /api/v1/push-key 200 PushKey',
    'GET /api/v1/socket 101 SocketLine',
    'GET /api/v1/tables/{id} 200 Table',
    'GET /api/v1/tables/{id}/disclosure 200 Disclosure',
    'GET /api/v1/tables/{id}/events 200 TableEvent',
    'GET /api/v1/tables/{id}/record 200 string',
    'GET /api/v1/tables/{id}/state 200 State',
    'GET /healthz 200 Health',
    'GET /metrics 200 string',
    'GET /readyz 200 Health',
    'PATCH /api/v1/players/me 200 Player',
    'POST /api/v1/players 201 PlayerWithToken',
    'POST /api/v1/players/me/codes 201 CodeMade',
    'POST /api/v1/players/me/passkeys 201 Passkey',
    'POST /api/v1/players/me/passkeys/options 200 PasskeyOptions',
    'POST /api/v1/players/me/subscriptions 204',
    'POST /api/v1/players/me/tokens 201 TokenMade',
    'POST /api/v1/sign-in/code 200 PlayerWithToken',
    'POST /api/v1/sign-in/options 200 PasskeyOptions',
    'POST /api/v1/sign-in/passkey 200 PlayerWithToken',
    'POST /api/v1/tables 201 Table',
    'POST /api/v1/tables/{id}/chat 204',
    'POST /api/v1/tables/{id}/moves 200 MovesStored',
    'POST /api/v1/tables/{id}/rematch 200 Table',
    'POST /api/v1/tables/{id}/seats/{n} 200 Table',
    'POST /api/v1/tables/{id}/start 200 Table',
    'POST /api/v1/tables/{id}/takebacks 202',
    'POST /api/v1/tables/{id}/takebacks/answer 204',
    'PUT /api/v1/tables/{id}/seats/{n} 200 Table',
  ]);
});

test('is JSON, with names of its own for every operation', () => {
  expect(JSON.parse(JSON.stringify(DOCUMENT))).toEqual(DOCUMENT);
  expect(DOCUMENT.info.version).toBe('1.2.3');
  expect(new Set(OPERATIONS.map(({ operation }) => operation.operationId)).size).toBe(endpointsByName().length);
});

test('only becoming a player and signing in need no token, and looking after the server', () => {
  const open = OPERATIONS.filter(({ operation }) => operation.security.length === 0).map(
    ({ operation }) => operation.operationId,
  );
  expect(open).toEqual([
    'createPlayer',
    'beginSignIn',
    'signInByPasskey',
    'signInByCode',
    'getHealth',
    'getReadiness',
    'getMetrics',
    'getOpenApi',
    'getApiPage',
  ]);
});

test('parameters of paths are declared, all of them and no other', () => {
  for (const { path, operation } of OPERATIONS) {
    const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => name)).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    expect(inPath.every(({ required }) => required)).toBe(true);
    for (const { description } of operation.parameters ?? []) expect(description).toMatch(/\.$/);
  }
  expect(DOCUMENT.paths['/api/v1/tables/{id}/seats/{n}'].post.parameters?.[1].schema).toEqual({ type: 'integer', minimum: 0 });
});

/** Every value in the document with its pointer. */
const walk = (value: unknown, pointer = ''): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null
    ? [
        [pointer, value],
        ...Object.entries(value).flatMap(([key, part]) =>
          walk(part, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
        ),
      ]
    : [[pointer, value]];

test('every reference leads somewhere', () => {
  const all = walk(DOCUMENT);
  const pointers = new Set(all.map(([pointer]) => `#${pointer}`));
  const refs = all.filter(([pointer]) => pointer.endsWith('/$ref')).map(([, ref]) => String(ref));
  expect(refs.length).toBeGreaterThan(100);
  expect(refs.filter((ref) => !pointers.has(ref))).toEqual([]);
});

test('every schema is one, as JSON Schema 2020-12', () => {
  const schemas = walk(DOCUMENT).filter(([pointer]) => /\/schema$|^\/components\/schemas\/\w+$/.test(pointer));
  expect(schemas.length).toBeGreaterThan(200);
  const different = new Map(schemas.map(([pointer, schema]) => [JSON.stringify(schema), pointer]));
  for (const [schema, pointer] of different) {
    expect([pointer, AJV.validateSchema(JSON.parse(schema))]).toEqual([pointer, true]);
    AJV.compile({ $ref: `api#${encodeURI(pointer)}` });
  }
});

describe('sentences', () => {
  const isSchema = (schema: unknown): schema is JsonSchema => typeof schema === 'object';

  const fieldsOf = (schema: JsonSchema, path = ''): readonly (readonly [string, string | undefined])[] => [
    ...Object.entries(schema.properties ?? {})
      .filter((entry): entry is [string, JsonSchema] => isSchema(entry[1]))
      .flatMap(([name, field]) => {
        const at = path === '' ? name : `${path}.${name}`;
        return [[at, field.description] as const, ...fieldsOf(field, at)];
      }),
    ...[...(schema.oneOf ?? []), ...(schema.anyOf ?? []), schema.items].filter(isSchema).flatMap((part) => fieldsOf(part, path)),
  ];

  test.each(Object.entries<About>(ABOUT))('about every field of %s, and about nothing else', (name, about) => {
    const schema = DOCUMENT.components.schemas[name];
    const fields = fieldsOf(schema);
    expect(fields.filter(([, text]) => text === undefined)).toEqual([]);
    expect(new Set(Object.keys(about.fields ?? {}))).toEqual(new Set(fields.map(([field]) => field)));
    expect((schema.oneOf ?? []).filter(isSchema).map(({ title }) => title)).toEqual(Object.keys(about.kinds ?? {}));
  });
});

describe('examples', () => {
  test('of requests are accepted by their schemas', () => {
    for (const [name, { body, example }] of endpointsByName()) {
      expect([name, example !== undefined]).toEqual([name, body !== undefined]);
      if (body) v.parse(body, example);
    }
  });

  test('of answers are as described', () => {
    const problems = endpointsByName().flatMap(([name, { path, method, status }]) =>
      Object.values(DOCUMENT.paths[path][method.toLowerCase()].responses[status].content ?? {})
        .filter(({ example }) => example !== undefined)
        .flatMap(({ example }) => answerProblems(name, status, example)),
    );
    expect(problems).toEqual([]);
    expect(Object.keys(EXAMPLES).filter((name) => !(name in ABOUT))).toEqual([]);
  });
});

describe('requests', () => {
  test.each([
    ['Moves', { after: 17, id: 'a', moves: ['f'] }, true],
    ['Moves', { after: 17, id: 'a', moves: ['f'], extra: 1 }, false],
    ['Moves', { after: -1, id: 'a', moves: ['f'] }, false],
    ['Moves', { after: 17, id: 'a', moves: [] }, false],
    ['Moves', { after: 17, id: 'a'.repeat(65), moves: ['f'] }, false],
    ['NewTable', { game: 'patrician', seats: [{ kind: 'me' }, { kind: 'open' }] }, true],
    ['NewTable', { game: 'patrician', seats: [{ kind: 'me', level: 'mate' }] }, false],
    ['SitDown', {}, true],
    ['SitDown', { salt: 'short' }, false],
    ['Pace', { kind: 'days', days: 15 }, false],
  ])('%s %j: %s', (name, value, isFine) => {
    expect(AJV.validate({ $ref: `api#/components/schemas/${name}` }, value)).toBe(isFine);
  });
});
