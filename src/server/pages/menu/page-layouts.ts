import { loadLayout } from '#server/content/load-layout.ts';
import { namedPaymentMarks } from '#server/payments/payment-methods.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ShopConfig } from '#wire/shop-config.ts';
import { createLayoutStore, type LayoutStore } from './layout-store.ts';
import { createPageLayout, type PageLayout } from './menu-panels.tsx';

export interface PageLayouts extends LayoutStore {
  /** By the settings of the context, past the cache. */
  load(ctx: ShopContext): Promise<PageLayout>;
}

/** The layout of every page with the panels of its menu. */
export async function createPageLayouts(
  nonces: (now: number) => ShopConfig['nonces'],
): Promise<PageLayouts> {
  const load = await createPageLayout(
    async (ctx) => ({ ...(await loadLayout(ctx)), payments: namedPaymentMarks(ctx) }),
    nonces,
  );
  return { ...createLayoutStore(load), load };
}
