import type { ShopContext } from '#server/settings/context.ts';
import type { ListingQuery } from '#wire/listing.ts';
import type { RawFacets } from './facet-counts.ts';

export async function listingFacets(_ctx: ShopContext, _query: ListingQuery): Promise<RawFacets> {
  throw new Error('not built yet');
}
