import { refreshEvery } from '#server/catalog/listing/refresh-every.ts';
import { CATALOG_TAG } from '#server/catalog/tags.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { SHIPPING_TAG } from '#server/shipping/tags.ts';
import { TAX_TAG } from '#server/tax/tags.ts';

// Tools that programs run: names and sentences are those of WooCommerce, which its clients compare.

interface Tool {
  id: string;
  name: string;
  action: string;
  description: string;
  /** Answers what was done. */
  run(ctx: ShopContext): Promise<string>;
}

export const TOOLS: readonly Tool[] = [
  {
    id: 'clear_transients',
    name: 'WooCommerce transients',
    action: 'Clear transients',
    description: 'This tool will clear the product/shop transients cache.',
    async run({ invalidate }) {
      await invalidate([CATALOG_TAG, SHIPPING_TAG, TAX_TAG, 'settings', 'menu']);
      return 'Product transients cleared';
    },
  },
  {
    id: 'clear_expired_transients',
    name: 'Expired transients',
    action: 'Clear transients',
    description: 'This tool will clear ALL expired transients from WordPress.',
    // Caches drop what has expired by themselves.
    run: async () => '0 transients rows cleared',
  },
  {
    id: 'clear_expired_download_permissions',
    name: 'Used-up download permissions',
    action: 'Clean up download permissions',
    description:
      'This tool will delete expired download permissions and permissions with 0 remaining downloads.',
    // Whether a file may be downloaded is worked out from its order each time.
    run: async () => '0 permissions deleted',
  },
  {
    id: 'regenerate_product_lookup_tables',
    name: 'Product lookup tables',
    action: 'Regenerate',
    description:
      'This tool will regenerate product lookup table data. This process may take a while.',
    async run(ctx) {
      await refreshEvery(ctx);
      await ctx.invalidate([CATALOG_TAG]);
      return 'Product lookup tables are regenerated';
    },
  },
];

export function toolItem(origin: string, { id, name, action, description }: Tool) {
  const href = `${origin}/wp-json/wc/v3/system_status/tools`;
  const item = [{ href: `${href}/${id}`, embeddable: true }];
  return { id, name, action, description, _links: { item } };
}
