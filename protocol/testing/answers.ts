import type { JsonSchema } from '@valibot/to-json-schema';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { ENDPOINTS, type EndpointName } from '../endpoints';
import { type OpenApiDocument, openApiDocument } from '../openapi';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** A validator that knows a document as `api`, and every schema in it by its pointer. */
export const validatorOf = (document: OpenApiDocument): Ajv2020 => {
  const ajv = new Ajv2020({
    allErrors: true,
    strictTypes: false,
    strictTuples: false,
    discriminator: true,
    formats: { 'date-time': INSTANT },
  });
  ajv.addVocabulary(Object.keys(document));
  return ajv.addSchema({ ...document, $id: 'api' });
};

type Schema = JsonSchema | boolean;

const discriminatorOf = ([first]: readonly Schema[]): string =>
  typeof first === 'object' && first.properties?.kind === undefined ? 'do' : 'kind';

/** Programs must accept fields that they do not know, tests must not: a field that nobody described may tell too much. */
const closed = (schema: Schema): Schema => {
  if (typeof schema === 'boolean') return schema;
  const { properties, additionalProperties = false, items, oneOf, anyOf } = schema;
  return {
    ...schema,
    ...(properties && {
      additionalProperties,
      properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, closed(field)])),
    }),
    ...(items && !Array.isArray(items) && { items: closed(items) }),
    // With this the validator speaks only about the kind that it was given.
    ...(oneOf && { oneOf: oneOf.map(closed), discriminator: { propertyName: discriminatorOf(oneOf) } }),
    ...(anyOf && { anyOf: anyOf.map(closed) }),
  };
};

const strictDocument = (): OpenApiDocument => {
  const document = openApiDocument({ version: 'test' });
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) => [name, closed(schema)]);
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(schemas) } };
};

const DOCUMENT = strictDocument();
const AJV = validatorOf(DOCUMENT);
const compiled = new Map<string, ValidateFunction>();

const validate = (pointer: string, value: unknown): readonly string[] => {
  const check = compiled.get(pointer) ?? AJV.compile({ $ref: pointer });
  compiled.set(pointer, check);
  if (check(value)) return [];
  return (check.errors ?? []).map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`);
};

const pointerTo = (...keys: readonly string[]): string =>
  `api#/${keys.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

/**
 * What is wrong with a recorded answer, by the OpenAPI document: a status or code that is not listed, a body of another shape, a field that is not
 * described. The body is the JSON value, the text, one line of a stream, or `undefined` where there is none.
 */
export const answerProblems = (name: EndpointName, status: number, body: unknown): readonly string[] => {
  const { path, method } = ENDPOINTS[name];
  const verb = method.toLowerCase();
  const response = DOCUMENT.paths[path][verb].responses[status];
  if (!response) return [`${name} may not answer ${status}`];
  if (!response.content) return body === undefined || body === '' ? [] : [`${name} has nothing to say with ${status}`];
  return Object.keys(response.content).flatMap((media) =>
    validate(pointerTo('paths', path, verb, 'responses', `${status}`, 'content', media, 'schema'), body),
  );
};

/** Throws unless the OpenAPI document allows the answer. */
export const expectAnswer = (name: EndpointName, status: number, body: unknown): void => {
  const problems = answerProblems(name, status, body);
  if (problems.length > 0) throw new Error(`${name}, ${status}: ${problems.join('; ')}\n${JSON.stringify(body)?.slice(0, 2000)}`);
};
