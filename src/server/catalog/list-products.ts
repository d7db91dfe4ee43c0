import type { ShopContext } from '#server/settings/context.ts';
import type { ListingQuery } from '#wire/listing.ts';
import type { ProductCard } from '#wire/product.ts';

export interface Listing {
  cards: ProductCard[];
  total: number;
  page: number;
  pages: number;
  perPage: number;
}

export async function listProducts(
  _ctx: ShopContext,
  _query: ListingQuery,
  _options: { perPage?: number } = {},
): Promise<Listing> {
  throw new Error('not built yet');
}
