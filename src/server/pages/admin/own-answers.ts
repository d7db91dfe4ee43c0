import type { AdminRouteParts } from './admin-routes.ts';

/** The shop's router, as far as it is asked here. */
interface Asked {
  request(address: string, init: RequestInit): Response | Promise<Response>;
}

/** The REST API asked by the shop itself, as the person would: the same checks, no way over the network. */
export function ownAnswers(app: Asked, origin: string): AdminRouteParts['read'] {
  return async (path, { cookie, nonce }) => {
    const headers = { cookie, 'x-wp-nonce': nonce };
    const answer = await app.request(`${origin}/wp-json/${path}`, { headers });
    return answer.ok ? answer.json() : null;
  };
}
