import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { routeTable, type TableRow } from '#server/platform/http/route-table.ts';
import type { Settings } from '#server/settings/defaults.ts';

type Env = { Bindings: HttpBindings };

export interface RouterParts {
  /** The settings in force. */
  settings(): Promise<Settings>;
  /** Brings an address to the path it is routed by. */
  getPath(request: Request): string;
  /** Adds every route and the middleware before it, in order. */
  add(app: Hono<Env>, settings: Settings): void;
}

export interface ShopRouter {
  fetch(request: Request, env?: object): Promise<Response>;
  /** Every route in force, in the order they are tried. */
  table(): Promise<TableRow[]>;
}

/**
 * One router decides which handler answers. Where pages answer is a setting, so the router is built
 * anew when one of these addresses has changed.
 */
export function createShopRouter({ settings, getPath, add }: RouterParts): ShopRouter {
  let last: { settings: Settings; addresses: string; app: Hono<Env> } | undefined;

  async function current(): Promise<Hono<Env>> {
    const inForce = await settings();
    if (last?.settings === inForce) return last.app;
    const addresses = addressesIn(inForce);
    if (last?.addresses !== addresses) {
      const app = new Hono<Env>({ getPath });
      add(app, inForce);
      last = { settings: inForce, addresses, app };
    } else last = { ...last, settings: inForce };
    return last.app;
  }

  return {
    fetch: async (request, env) => (await current()).fetch(request, env),
    table: async () => routeTable(await current()),
  };
}

function addressesIn(settings: Settings): string {
  return JSON.stringify(Object.entries(settings).filter(([name]) => name.startsWith('routes.')));
}
