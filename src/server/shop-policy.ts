import { securityHeaders } from '#server/platform/http/security-headers.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { paidPageHeaders, usualHeaders } from './shop-headers.ts';

/** What settings say about every answer. It is asked for with each, and changes with a setting only. */
export interface ShopPolicy {
  headers(): ReturnType<typeof securityHeaders>;
  /** Of pages that show wallets. */
  walletHeaders(): ReturnType<typeof securityHeaders>;
  isClosed(): boolean;
  /** Reads the settings again. */
  read(): Promise<void>;
}

export function createShopPolicy(context: () => Promise<ShopContext>, https: boolean): ShopPolicy {
  let headers = securityHeaders({ https });
  let wallets: typeof headers = {};
  let closed = false;
  return {
    headers: () => headers,
    walletHeaders: () => ({ ...headers, ...wallets }),
    isClosed: () => closed,
    async read() {
      const ctx = await context();
      closed = ctx.settings['comingSoon.closed'];
      headers = usualHeaders(ctx.settings, https);
      wallets = paidPageHeaders(ctx, https, 'wallets');
    },
  };
}
