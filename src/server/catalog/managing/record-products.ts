import { isDeepStrictEqual } from 'node:util';
import { recordKeys } from '#rules/records/record-keys.ts';
import type { Change } from '#server/platform/manager-log/manager-changes.ts';
import { movePage } from '#server/redirects/move-page.ts';
import type { RecordedChange } from '#server/settings/change-as.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { address } from '#server/settings/routes.ts';
import type { ProductDraft } from '../saving/product-input.ts';
import { productTags } from '../tags.ts';
import type { ProductResult } from './change-products.ts';

/** Only what a change changed, so that the log stays readable. */
export function difference<Draft extends object>(before: Draft | undefined, after: Draft) {
  if (!before) return { before: null, after };
  const names = recordKeys(after).filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const pick = (draft: Draft) =>
    Object.fromEntries(names.map((name) => [name, draft[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}

/** Into the trash is deleted, as for orders and coupons; `after` says that it is still there. */
function getAction(before: ProductDraft | undefined, after: ProductDraft): Change['action'] {
  if (!before) return 'created';
  return after.status === 'trash' && before.status !== 'trash' ? 'deleted' : 'updated';
}

/** Writes the log of what was saved, leads from old addresses to the new ones and lets the pages show it. */
export async function recordProducts(
  { ctx, record }: Pick<RecordedChange, 'ctx' | 'record'>,
  results: readonly ProductResult[],
): Promise<void> {
  const tags = new Set<string>();
  for (const result of results) {
    if (!result.ok || !result.isWritten) continue;
    const { id, before, after } = result;
    const action = getAction(before?.draft, after);
    await record({ resource: 'product', id, action, ...difference(before?.draft, after) });
    await moveProduct(ctx, before?.draft, after);
    for (const tag of productTags(id)) tags.add(tag);
  }
  if (tags.size > 0) await ctx.invalidate([...tags]);
}

type Placed = Pick<ProductDraft, 'slug' | 'status'>;

/** Where a product was read under another slug, its pages are found from there. `ctx.db` is a transaction. */
async function moveProduct(
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
