import { setImmediate } from 'node:timers/promises';
import { recordKeys } from '#rules/records/record-keys.ts';
import type { EndpointDocument, RestMethod, RestRoute } from '../../rest/rest-route.ts';
import { type JsonSchema, toJsonSchema } from './json-schema.ts';

// The OpenAPI 3.1 document of a namespace, from its routes and their schemas.

const PARAMETER = /^:(\w+)(?:<(.+)>)?$/;

/** `/products/:id/boosters` is `/products/{id}/boosters`. */
export function documentPath(path: string): string {
  return path
    .split('/')
    .map((part) => part.replace(PARAMETER, '{$1}'))
    .join('/');
}

function pathParameters(path: string): JsonSchema[] {
  return path.split('/').flatMap((part) => {
    const [, name, pattern] = PARAMETER.exec(part) ?? [];
    if (name === undefined) return [];
    const isNumber = pattern === undefined && (name === 'id' || name.endsWith('_id'));
    const schema = isNumber
      ? { type: 'integer', minimum: 0 }
      : { type: 'string', ...(pattern && { pattern: `^(?:${pattern})$` }) };
    return [{ name, in: 'path', required: true, schema }];
  });
}

function toBody(names: readonly string[], { params, required }: EndpointDocument): JsonSchema {
  const needed = required.filter((name) => names.includes(name));
  const properties = Object.fromEntries(
    names.flatMap((name) => (params[name] ? [[name, toJsonSchema(params[name])]] : [])),
  );
  const schema = { type: 'object', properties, ...(needed.length > 0 && { required: needed }) };
  return { required: needed.length > 0, content: { 'application/json': { schema } } };
}

const ERROR = { $ref: '#/components/responses/Error' };

function getResponses({ answer: result, open, params }: EndpointDocument): JsonSchema {
  const { status = 200, schema, type } = result;
  const content = schema
    ? { 'application/json': { schema: toJsonSchema(schema, { strict: true }) } }
    : { [type ?? 'application/octet-stream']: { schema: { type: 'string' } } };
  return {
    [status]: { description: status === 201 ? 'It was created.' : 'It was done.', content },
    ...(Object.keys(params).length > 0 && { 400: ERROR }),
    ...(!open && { 401: ERROR, 403: ERROR }),
    default: ERROR,
  };
}

function getOperation(
  route: RestRoute,
  method: RestMethod,
  document: EndpointDocument,
): JsonSchema {
  const { summary, params, required, open } = document;
  const inPath = pathParameters(route.path);
  const names = Object.keys(params).filter((name) => !inPath.some((one) => one.name === name));
  const isSent = method === 'POST' || method === 'PUT' || method === 'PATCH';
  const query = isSent
    ? []
    : names.flatMap((name) => {
        const field = params[name];
        if (field === undefined) return [];
        return [
          { name, in: 'query', required: required.includes(name), schema: toJsonSchema(field) },
        ];
      });
  const words = documentPath(route.path).replaceAll(/[{}]/g, '').split(/[/.-]/).filter(Boolean);
  return {
    operationId: [method.toLowerCase(), ...words].join('_'),
    summary,
    tags: [words[0] ?? 'shop'],
    ...(open && { security: [] }),
    parameters: [...inPath, ...query],
    ...(isSent && names.length > 0 && { requestBody: toBody(names, document) }),
    responses: getResponses(document),
  };
}

/** Requests of others are answered in between, as all of it takes half a second. */
const MAX_BLOCKING_MS = 10;

/** `paths` of the document: the operations of each path by their methods. */
export async function loadPaths(routes: readonly RestRoute[]): Promise<Record<string, JsonSchema>> {
  const paths: Record<string, Record<string, unknown>> = {};
  let began = performance.now();
  for (const route of routes) {
    if (performance.now() - began > MAX_BLOCKING_MS) {
      await setImmediate();
      began = performance.now();
    }
    const path = documentPath(route.path);
    const operations = paths[path] ?? {};
    paths[path] = operations;
    for (const method of recordKeys(route.methods)) {
      const document = route.methods[method]?.document;
      if (document) operations[method.toLowerCase()] = getOperation(route, method, document);
    }
  }
  return paths;
}

export const ERROR_SCHEMA: JsonSchema = {
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: {
    code: { type: 'string' },
    message: { type: 'string' },
    data: {
      type: 'object',
      required: ['status'],
      properties: {
        status: { type: 'integer' },
        params: { description: 'What is wrong, by the name of the parameter.' },
        details: { type: 'object' },
      },
    },
  },
};

export interface Described {
  title: string;
  /** The address all paths begin with. */
  server: string;
  paths: Record<string, JsonSchema>;
}

export function openapiDocument({ title, server, paths }: Described): JsonSchema {
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      description:
        'Lists answer X-WP-Total and X-WP-TotalPages. PUT, PATCH and DELETE may be sent as a POST ' +
        'with X-HTTP-Method-Override. `_fields` reduces every answer to the fields it names.',
    },
    servers: [{ url: server }],
    security: [{ key: [] }, { session: [], nonce: [] }],
    paths,
    components: {
      schemas: { Error: ERROR_SCHEMA },
      responses: {
        Error: {
          description: 'It was refused; nothing was changed.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      },
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'basic',
          description: 'Consumer key and secret, or e-mail address and application password.',
        },
        session: { type: 'apiKey', in: 'cookie', name: 'vitrine_session' },
        nonce: { type: 'apiKey', in: 'header', name: 'X-WP-Nonce' },
      },
    },
  };
}
