import { hasFields } from '#rules/input/has-fields.ts';
import { isOneOf } from '#rules/lists/is-one-of.ts';
import { expand } from '#wire/compact-json.ts';
import type { ListingPage } from '#wire/listing.ts';
import type { PageEnvelope } from '#wire/page.ts';
import { ENVELOPE_FIELDS } from '../stores/envelope-fields.ts';

/** A page of a listing, out of the document at its address; null where there is none. */
export async function fetchListing(address: string): Promise<ListingPage | null> {
  const response = await fetch(address);
  return response.ok ? listingIn(await response.text()) : null;
}

const PAGE_DATA = /<script type="application\/json" id="page-data">(.*?)<\/script>/s;

export function listingIn(html: string): ListingPage | null {
  const json = PAGE_DATA.exec(html)?.[1];
  const envelope = json === undefined ? null : expand(JSON.parse(json));
  return isListing(envelope) ? envelope.data : null;
}

/** Pages of a listing and of a search have the same data. */
const isListing = (envelope: unknown): envelope is PageEnvelope<'listing'> =>
  hasFields<PageEnvelope<'listing'>>(envelope, ENVELOPE_FIELDS) &&
  isOneOf<string>(['listing', 'search'], envelope.page);
