import { useRef, useState } from 'react';
import type { ListingPage } from '#wire/listing.ts';
import { fetchListing } from './fetch-listing.ts';
import { addPage, shownAddress } from './join-pages.ts';

export interface More {
  busy: boolean;
  /** Number of products shown. */
  shown: number;
  /** Adds the products of the next page; follows its link where that fails. */
  load(): Promise<void>;
}

/**
 * A listing that grows below its end. The address tells which pages are shown, so that the way back
 * from a product, a reload and a shared link show the same products at the same place.
 */
export function useMoreProducts<Listing extends ListingPage>(
  initial: Listing,
): { listing: Listing; more: More } {
  const [listing, setListing] = useState(initial);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  async function load(): Promise<void> {
    const { next } = listing.pagination;
    if (next === null || running.current) return;
    running.current = true;
    setBusy(true);
    const page = await fetchListing(next);
    running.current = false;
    setBusy(false);
    if (!page) {
      location.assign(next);
      return;
    }
    history.replaceState(history.state, '', shownAddress(next, listing.query.from));
    setListing(addPage(listing, page));
  }
  return { listing, more: { busy, shown: listing.products.length, load } };
}
