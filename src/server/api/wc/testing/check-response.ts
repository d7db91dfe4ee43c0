import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { FieldDescription, ReadingContext } from '#wire/wc/field.ts';
import { findRoute } from '../../rest/find-route.ts';
import { REST_METHODS } from '../../rest/rest-route.ts';
import { getContext } from '../../rest/shape-response.ts';
import { restRoutes } from '../../rest-routes.ts';

// Holds the schemas of responses in `src/wire` to what is served: every response a test gets is parsed
// by the schema of its endpoint, and what the schema does not name fails the test. Schemas of
// `vitrine/v1` are compared by its own client, through the OpenAPI document.

const HELD = /^\/wp-json\/(wc|wp|wc-analytics)\//;
/** The response is then another one than the schema describes. */
const RESHAPING = ['_fields', '_embed', '_envelope'];

interface Exchange {
  method: string;
  path: string;
  status: number;
  body: unknown;
}

export function checkResponse({ method, path, status, body }: Exchange): void {
  const { pathname, searchParams } = new URL(path, 'https://shop.example');
  if (status >= 400 || !HELD.test(pathname)) return;
  if (RESHAPING.some((name) => searchParams.has(name))) return;
  const route = findRoute(restRoutes, pathname.replace(/^\/wp-json/, ''))?.route;
  const known = REST_METHODS.find((each) => each === method);
  const schema = known && route?.methods[known]?.response;
  if (!route || !schema) return;
  const context = method === 'GET' ? getContext(Object.fromEntries(searchParams)) : 'edit';
  const parsed = z.safeParse(schema, body);
  const properties = route.schema?.properties ?? {};
  const problems = (parsed.error?.issues ?? []).filter(
    (issue) => !isMeant(issue, (path) => isHidden(path, context, properties)),
  );
  expect(problems, `${method} ${path}`).toEqual([]);
  if (parsed.success) expect(parsed.data, `${method} ${path}`).toEqual(body);
}

/** Of a union one schema has to fit. */
function isMeant(
  issue: z.core.$ZodIssue,
  isLeftOut: (path: readonly PropertyKey[]) => boolean,
): boolean {
  if (issue.code !== 'invalid_union') return isLeftOut(issue.path);
  const inUnion = (path: readonly PropertyKey[]) => isLeftOut([...issue.path, ...path]);
  return issue.errors.some((issues) => issues.every((each) => isMeant(each, inUnion)));
}

/** Whether the field belongs to another context than the one that is read. */
function isHidden(
  path: readonly PropertyKey[],
  context: ReadingContext,
  properties: Readonly<Record<string, FieldDescription>>,
): boolean {
  const [name, ...rest] = path.filter((part) => typeof part === 'string');
  const field = name === undefined ? undefined : properties[name];
  if (field === undefined) return false;
  if (field.context && !field.context.includes(context)) return true;
  return isHidden(rest, context, field.properties ?? {});
}
