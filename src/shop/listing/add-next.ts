import type { ListingPage } from '#wire/listing.ts';
import { fetchListing } from './fetch-listing.ts';
import { addPage, displayAddress } from './join-pages.ts';

/** The listing with the page at `next` below it, and its address in the address bar; null without one. */
export async function addNext<Listing extends ListingPage>(
  listing: Listing,
  next: string,
): Promise<Listing | null> {
  const page = await fetchListing(next);
  if (!page) return null;
  history.replaceState(history.state, '', displayAddress(next, listing.query.from));
  return addPage(listing, page);
}
