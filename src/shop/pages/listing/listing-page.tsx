import type { ListingPage } from '#wire/listing.ts';
import { EmptyListing } from '../../listing/empty-listing.tsx';
import { ListingBody } from '../../listing/listing-body.tsx';
import { ListingHead } from '../../listing/listing-head.tsx';
import { useMoreProducts } from '../../listing/use-more-products.ts';

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
