import { expect } from 'vitest';
import * as z from 'zod';
import type { Db } from '#server/platform/database/database.ts';
import { type ClientChoices, managerClient, type Result } from '../../wc/testing/manager-client.ts';
import type { JsonSchema } from '../openapi/json-schema.ts';

// A program that asks `vitrine/v1` and compares every answer with the OpenAPI document.

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

function toProblems(schema: JsonSchema, value: unknown) {
  const parsed = z.fromJSONSchema(schema).safeParse(value);
  return parsed.success ? [] : parsed.error.issues;
}

export async function vitrineClient(db: Db, choices: ClientChoices = {}) {
  const client = await managerClient(db, choices);
  const base = '/wp-json/vitrine/v1';
  const { body: document } = await client.send('GET', `${base}/openapi.json`);
  async function send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Result> {
    const response = await client.send(method, base + path, body, {
      ...client.credentials,
      ...headers,
    });
    checkResponse(document, method, path, response);
    return response;
  }
  return { ...client, send, document: document as OpenApi };
}
