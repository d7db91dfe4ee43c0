import type { ListingPage } from '#wire/listing.ts';
import { EmptyListing } from './empty-listing.tsx';
import { ListingBody } from './listing-body.tsx';
import { ListingHead } from './listing-head.tsx';

/** Shop, category and tag are one page. */
export function ListingPageView({ data }: { data: ListingPage }) {
  const filtered = data.activeFilters.length > 0;
  return (
    <>
      <ListingHead listing={data} />
      <ListingBody
        listing={data}
        headed
        empty={<EmptyListing clearUrl={filtered ? data.clearUrl : undefined} />}
      />
    </>
  );
}
