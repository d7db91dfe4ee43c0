import type { ListingFacets } from '#wire/listing.ts';
import { useTranslator } from '../ui/shop-context.tsx';
import { FIRST_ENTRIES, FilterGroup } from './filter-group.tsx';
import { FilterLink } from './filter-link.tsx';

export function CategoryFilter({ categories }: { categories: ListingFacets['categories'] }) {
  const t = useTranslator();
  if (categories.length === 0) return null;
  return (
    <FilterGroup
      title={t('listing.category')}
      open={categories.slice(FIRST_ENTRIES).some(({ active }) => active)}
    >
      {categories.map(({ name, ...category }) => (
        <FilterLink key={category.url} {...category}>
          {name}
        </FilterLink>
      ))}
    </FilterGroup>
  );
}
