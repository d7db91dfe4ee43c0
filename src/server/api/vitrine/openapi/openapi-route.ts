import * as z from 'zod/mini';
import { endpoint, found, type RestRoute } from '../../rest/rest-route.ts';
import { openapiDocument, pathsOf } from './document.ts';

/** The document of these routes, which lists itself. */
export function openapiRoute(routes: readonly RestRoute[]): RestRoute {
  const namespace = 'vitrine/v1';
  // The routes do not change while the program runs.
  let paths: ReturnType<typeof pathsOf> | undefined;
  const get = endpoint(
    z.object({}),
    async (_, { origin, ctx }) => {
      const title = `${ctx.settings['shop.name']}: ${namespace}`;
      paths ??= pathsOf([...routes, route]);
      const server = `${origin}/wp-json/${namespace}`;
      return found(openapiDocument({ title, server, paths }));
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
