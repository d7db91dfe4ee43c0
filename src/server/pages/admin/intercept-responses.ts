import type { AdminRouteParts } from './admin-routes.ts';

/** The shop's router, as far as it is asked here. */
interface Requested {
  request(address: string, init: RequestInit): Response | Promise<Response>;
}

/** The REST API asked by the shop itself, as the person would: the same checks, no way over the network. */
export function interceptResponses(app: Requested, origin: string): AdminRouteParts['read'] {
  return async (path, { cookie, nonce, language }) => {
    const headers = { cookie, 'x-wp-nonce': nonce, 'accept-language': language };
    const response = await app.request(`${origin}/wp-json/${path}`, { headers });
    return response.ok ? response.json() : null;
  };
}
