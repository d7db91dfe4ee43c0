import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { STATES } from './states.ts';

const body = JSON.stringify(STATES);
const hash = createHash('sha256').update(body).digest('hex').slice(0, 10);

/** Country to states, one file for all countries. Its name changes with its content. */
export const STATES_URL = `/places/states-${hash}.json`;

/** The list of an older page is answered too: forms of yesterday still work. */
export function statesRoutes(): Hono {
  const routes = new Hono();
  routes.get('/places/:file{states-[0-9a-f]{10}\\.json}', (c) => {
    const current = c.req.path === STATES_URL;
    c.header('content-type', 'application/json; charset=utf-8');
    c.header('cache-control', current ? 'public, max-age=31536000, immutable' : 'no-cache');
    return c.body(body);
  });
  return routes;
}
