import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { named } from '#server/platform/http/route-table.ts';
import { STATES } from './states.ts';

const body = JSON.stringify(STATES);
const hash = createHash('sha256').update(body).digest('hex').slice(0, 10);

/** Country to states, one file for all countries. Its name changes with its content. */
export const STATES_URL = `/places/states-${hash}.json`;

/** The list of an older page is answered too: forms of yesterday still work. */
export function statesRoutes(): Hono {
  const respond = (c: Context) => {
    const current = c.req.path === STATES_URL;
    c.header('content-type', 'application/json; charset=utf-8');
    c.header('cache-control', current ? 'public, max-age=31536000, immutable' : 'no-cache');
    return c.body(body);
  };
  const path = '/places/:file{states-[0-9a-f]{10}\\.json}';
  return new Hono().get(path, named({ name: 'states of all countries' }, respond));
}
