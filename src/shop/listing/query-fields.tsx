import type { ListingPage } from '#wire/listing.ts';
import { printListingQuery } from '#wire/listing-address.ts';
import { useShop } from '../ui/shop-context.tsx';

interface QueryFieldsProps {
  listing: ListingPage;
  search: boolean;
  /** Parameters the form asks for itself. */
  except: string[];
}

/** Everything else a listing's address says, so that a form changes one thing and keeps the rest. */
export function QueryFields({ listing, search, except }: QueryFieldsProps) {
  const { currency } = useShop();
  const params = printListingQuery(listing.query, {
    defaultSort: listing.defaultSort,
    decimals: currency.decimals,
    readsSearch: search,
    readsCategory: search,
  });
  return [...params]
    .filter(([name]) => name !== 'page' && !except.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
