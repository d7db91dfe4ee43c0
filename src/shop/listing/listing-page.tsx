import type { ListingPage } from '#wire/listing.ts';
import { EmptyListing } from './empty-listing.tsx';
import { ListingBody } from './listing-body.tsx';
import { ListingHead } from './listing-head.tsx';
import { useMoreProducts } from './use-more-products.ts';

/** Shop, category and tag are one page. */
export function ListingPageView({ data }: { data: ListingPage }) {
  const { listing, more } = useMoreProducts(data);
  const filtered = listing.activeFilters.length > 0;
  return (
    <>
      <ListingHead listing={listing} />
      <ListingBody
        listing={listing}
        more={more}
        headed
        empty={<EmptyListing clearUrl={filtered ? data.clearUrl : undefined} />}
      />
    </>
  );
}
