import { loadDrafts } from '#server/catalog/saving/load-drafts.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { imageUrl } from '#wire/image.ts';
import { amounts } from './report-parts.ts';

/** What a report tells of a product that was sold; one that was deleted since has none of it. */
const GONE = {
  price: 0,
  image: '',
  permalink: '',
  sku: '',
  stock_status: 'outofstock',
  stock_quantity: null,
  manage_stock: false,
  low_stock_amount: 0,
  category_ids: [],
  variations: [],
} as const;

export async function loadSoldProducts(ctx: ShopContext, origin: string, ids: readonly number[]) {
  const amount = amounts(ctx);
  const drafts = await loadDrafts(ctx.db, ids);
  return (id: number) => {
    const stored = drafts.get(id);
    if (!stored) return GONE;
    const { draft, parts } = stored;
    const [image] = parts.images;
    const prices = [draft, ...draft.variations].flatMap(
      ({ salePrice, regularPrice }) => salePrice ?? regularPrice ?? [],
    );
    return {
      price: prices.length === 0 ? 0 : amount(Math.min(...prices)),
      image: image ? `${origin}${imageUrl(image)}` : '',
      permalink: `${origin}${ctx.settings['routes.product'].replace(':slug', draft.slug)}`,
      sku: draft.sku,
      stock_status: draft.stockStatus,
      stock_quantity: draft.manageStock ? draft.stockQuantity : null,
      manage_stock: draft.manageStock,
      low_stock_amount: draft.lowStock ?? ctx.settings['stock.lowThreshold'],
      category_ids: draft.categories,
      variations: draft.variations.flatMap(({ id: variation }) => variation ?? []),
    };
  };
}
