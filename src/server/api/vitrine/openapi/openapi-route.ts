import * as z from 'zod/mini';
import { endpoint, found, type RestRoute } from '../../rest/rest-route.ts';
import { storedJson } from '../../rest/stored-json.ts';
import { loadPaths, openapiDocument } from './document.ts';

/** The document of these routes, which lists itself. */
export function openapiRoute(routes: readonly RestRoute[]): RestRoute {
  const namespace = 'vitrine/v1';
  const get = endpoint(
    z.object({}),
    async (_, { origin, ctx }) => {
      const title = `${ctx.settings['shop.name']}: ${namespace}`;
      const server = `${origin}/wp-json/${namespace}`;
      // The routes do not change while the program runs.
      const document = storedJson(routes, `openapi ${JSON.stringify([title, server])}`, async () =>
        openapiDocument({ title, server, paths: await loadPaths([...routes, route]) }),
      );
      return found(await document);
    },
    {
      cache: 'revalidate',
      summary: 'This document',
      answer: { schema: z.looseObject({ openapi: z.string() }) },
    },
  );
  const route: RestRoute = { namespace, path: '/openapi.json', methods: { GET: get } };
  return route;
}
