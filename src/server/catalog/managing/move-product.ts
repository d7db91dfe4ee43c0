import { movePage } from '#server/redirects/move-page.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { address } from '#server/settings/routes.ts';
import type { ProductDraft } from '../saving/product-input.ts';

type Placed = Pick<ProductDraft, 'slug' | 'status'>;

/** Where a product was read under another slug, its pages are found from there. `ctx.db` is a transaction. */
export async function moveProduct(
  ctx: Pick<ShopContext, 'db' | 'now' | 'settings'>,
  before: Placed | undefined,
  after: Placed,
): Promise<void> {
  if (before?.status !== 'publish' || after.status === 'trash' || before.slug === after.slug)
    return;
  for (const route of ['routes.product', 'routes.review'] as const) {
    const at = ({ slug }: Placed) => address(ctx.settings, route, { slug });
    await movePage(ctx, at(before), at(after));
  }
}
