import { useRef, useState } from 'react';
import type { ListingPage } from '#wire/listing.ts';

export interface More {
  busy: boolean;
  visibleCount: number;
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
    const grown = await grow(listing, next);
    running.current = false;
    setBusy(false);
    if (grown) setListing(grown);
    else location.assign(next);
  }
  return { listing, more: { busy, visibleCount: listing.products.length, load } };
}

/** The script is loaded with the first press; null where it or the page did not come. */
async function grow<Listing extends ListingPage>(
  listing: Listing,
  next: string,
): Promise<Listing | null> {
  try {
    const { addNext } = await import('./add-next.ts');
    return await addNext(listing, next);
  } catch {
    // Without a connection the browser's own page says so.
    return null;
  }
}
