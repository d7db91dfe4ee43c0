import * as z from 'zod/mini';
import { DatabaseAway } from '#server/platform/database/database-away.ts';
import { testUploads } from '#server/platform/http/testing/test-uploads.ts';
import { makeNonce, type NonceKind } from '#server/platform/nonces.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import { noInput } from '#wire/forms/form-fields.ts';
import { integer } from '#wire/store/params.ts';
import { apiRoutes, type CallTables } from '../api-routes.ts';
import { type CallDeps, defineCall } from '../call.ts';
import { genericCalls } from '../generic-calls.ts';
import { endpoint, found } from '../rest/rest-route.ts';
import { noFragments } from './no-fragments.ts';

export const secret = 's'.repeat(64);
const now = Date.UTC(2026, 5, 1, 9);
export const origin = 'https://shop.example';
export const form = { 'content-type': 'application/x-www-form-urlencoded' };
export const json = { 'content-type': 'application/json' };

const anything = z.record(z.string(), z.unknown());

/** Calls that answer what they were sent, to look at what comes before a handler. */
export const echoed: CallTables = {
  shop: {
    echo: defineCall({ input: anything, handle: async (values) => Response.json(values) }),
    guarded: defineCall({
      nonce: 'coupon',
      input: noInput,
      handle: async () => Response.json({ done: true }),
    }),
    full: defineCall({
      input: noInput,
      async handle() {
        throw Object.assign(new Error('write'), { code: 'ENOSPC' });
      },
    }),
    away: defineCall({
      input: noInput,
      async handle() {
        throw new DatabaseAway('refused');
      },
    }),
    broken: defineCall({
      input: noInput,
      async handle() {
        throw new Error('a bug with a secret in it');
      },
    }),
  },
  generic: {
    ...genericCalls,
    upload: defineCall({
      nonce: 'public',
      fileBytes: 64,
      input: anything,
      handle: async (values, { files }) =>
        Response.json({ name: files.file?.[0]?.name ?? null, values }),
    }),
    look: defineCall({
      readOnly: true,
      nonce: 'review',
      input: noInput,
      handle: async () => Response.json({ seen: true }),
    }),
  },
  rest: [
    {
      namespace: 'test/v1',
      path: '/things/:id',
      methods: {
        GET: endpoint(z.object({ id: integer(1, 9) }), async ({ id }) => found({ id })),
        DELETE: endpoint(
          z.object({ id: integer(1, 9) }),
          async ({ id }) => found({ deleted: id }),
          {
            needsNonce: true,
          },
        ),
      },
    },
    {
      namespace: 'test/v1',
      path: '/things',
      methods: {
        GET: endpoint(
          z.object({ page: z._default(integer(1, 100), 1) }),
          async ({ page }) => found([], { total: 25, page, perPage: 10 }),
          { cache: 'revalidate' },
        ),
        POST: endpoint(z.object({ name: z.string('must be a text') }), async (thing) =>
          found(thing),
        ),
      },
    },
  ],
};

/** Its calls query nothing. */
const noDatabase = {} as never;

export function shop(tables?: CallTables) {
  const failures: unknown[] = [];
  const deps: CallDeps = {
    context: () => testContext(noDatabase, { now }),
    secret,
    origin: () => origin,
    failed: (error) => failures.push(error),
    render: noFragments,
    uploads: testUploads(),
  };
  const app = apiRoutes(deps, tables);
  app.get('/', (c) => c.text('home page'));
  const ask = (path: string, init?: RequestInit) => app.request(`${origin}${path}`, init);
  const post = (path: string, body: BodyInit, headers: Record<string, string> = form) =>
    ask(path, { method: 'POST', body, headers });
  return { ask, post, failures };
}

export const nonce = (kind: NonceKind) => makeNonce(secret, kind, now);
