import { type CompactJson, expand } from '#wire/compact-json.ts';
import type { ListingPage } from '#wire/listing.ts';
import type { PageEnvelope } from '#wire/page.ts';

/** A page of a listing, out of the document at its address; null where there is none. */
export async function fetchListing(address: string): Promise<ListingPage | null> {
  const response = await fetch(address);
  return response.ok ? listingIn(await response.text()) : null;
}

const PAGE_DATA = /<script type="application\/json" id="page-data">(.*?)<\/script>/s;

/** The data is our own, so it is not validated. */
export function listingIn(html: string): ListingPage | null {
  const json = PAGE_DATA.exec(html)?.[1];
  if (json === undefined) return null;
  const { page, data } = expand(JSON.parse(json) as CompactJson) as PageEnvelope;
  return page === 'listing' || page === 'search' ? (data as ListingPage) : null;
}
