import type { ListingFacets } from '#wire/listing.ts';
import { Stars } from '../catalog/rating.tsx';
import { useTranslator } from '../ui/shop-context.tsx';
import { FilterGroup } from './filter-group.tsx';
import { FilterLink } from './filter-link.tsx';

export function RatingFilter({ ratings }: { ratings: ListingFacets['ratings'] }) {
  const t = useTranslator();
  const visible = ratings.filter(({ count, active }) => count > 0 || active);
  if (visible.length === 0) return null;
  return (
    <FilterGroup title={t('listing.rating')}>
      {visible.map(({ stars, ...rest }) => (
        <FilterLink key={stars} {...rest}>
          <Stars value={stars} />
        </FilterLink>
      ))}
    </FilterGroup>
  );
}
