import { expect } from 'vitest';
import * as z from 'zod';
import type { Db } from '#server/platform/database/database.ts';
import {
  type ClientChoices,
  type ManagerClient,
  managerClient,
  type Result,
} from '../../wc/testing/manager-client.ts';
import type { JsonSchema } from '../openapi/json-schema.ts';

// A program that asks `vitrine/v1` and compares every answer with the OpenAPI document.

const BASE = '/wp-json/vitrine/v1';

export interface Operation {
  parameters: readonly { name: string; in: string; required: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Readonly<Record<string, { content?: Record<string, { schema: JsonSchema }> }>>;
}

export interface OpenApi {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { schemas: { Error: JsonSchema } };
}

/** The path of the document that an address belongs to; the one with the fewest parameters. */
export function documentedPath({ paths }: OpenApi, address: string): string | undefined {
  const requested = (address.split('?')[0] ?? '').split('/');
  return Object.keys(paths)
    .filter((path) => {
      const parts = path.split('/');
      return (
        parts.length === requested.length &&
        parts.every((part, at) => part.startsWith('{') || part === requested[at])
      );
    })
    .sort((one, two) => one.split('{').length - two.split('{').length)[0];
}

/** Nothing of the answer may differ from what the document says of it. */
export function checkResponse(
  document: OpenApi,
  method: string,
  path: string,
  response: Result,
): void {
  const name = `${method} ${path} ${response.status}`;
  if (response.status >= 400) {
    expect(toProblems(document.components.schemas.Error, response.body), name).toEqual([]);
    return;
  }
  const operation = document.paths[documentedPath(document, path) ?? '']?.[method.toLowerCase()];
  const schema = operation?.responses[response.status]?.content?.['application/json']?.schema;
  expect(schema, `${name} is in the document`).toBeDefined();
  expect(toProblems(schema ?? {}, response.body), name).toEqual([]);
}

/** By the object of the document, since all clients read the same one. */
const checks = new WeakMap<JsonSchema, z.ZodType>();

function toProblems(schema: JsonSchema, value: unknown) {
  const check = checks.get(schema) ?? z.fromJSONSchema(schema);
  checks.set(schema, check);
  const parsed = check.safeParse(value);
  return parsed.success ? [] : parsed.error.issues;
}

/** By the name of the shop, by which alone they differ: reading one takes longer than most tests. */
const documents = new Map<string, OpenApi>();

async function readDocument(
  { ask, credentials }: ManagerClient,
  { settings }: ClientChoices,
): Promise<OpenApi> {
  const name = settings?.['shop.name'] ?? '';
  const known = documents.get(name);
  if (known) return known;
  const response = await ask(`${BASE}/openapi.json`, { headers: credentials });
  const document: OpenApi = await response.json();
  if (response.ok) documents.set(name, document);
  return document;
}

export async function vitrineClient(db: Db, choices: ClientChoices = {}) {
  const client = await managerClient(db, choices);
  const document = await readDocument(client, choices);
  async function send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Result> {
    const response = await client.send(method, BASE + path, body, {
      ...client.credentials,
      ...headers,
    });
    checkResponse(document, method, path, response);
    return response;
  }
  return { ...client, send, document };
}
