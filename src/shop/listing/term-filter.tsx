import type { FacetTerm, ListingFacets } from '#wire/listing.ts';
import { SwatchDot } from '../catalog/swatch-dot.tsx';
import { classNames } from '../ui/class-names.ts';
import { FIRST_ENTRIES, FilterGroup } from './filter-group.tsx';
import { FilterLink } from './filter-link.tsx';
import styles from './term-filter.module.css';

interface TermFilterProps {
  attribute: ListingFacets['attributes'][number];
}

/** Colours and patterns as a list with discs, plain labels as chips. */
export function TermFilter({ attribute }: TermFilterProps) {
  const terms = attribute.terms.filter(({ count, active }) => count > 0 || active);
  if (terms.length === 0) return null;
  const rendered = terms.some(({ swatch }) => swatch.kind !== 'label');
  return (
    <FilterGroup
      title={attribute.label}
      layout={rendered ? 'list' : 'chips'}
      open={terms.slice(FIRST_ENTRIES).some(({ active }) => active)}
    >
      {terms.map((term) =>
        rendered ? (
          <FilterLink key={term.url} url={term.url} count={term.count} active={term.active}>
            <SwatchDot swatch={term.swatch} size={24} />
            {term.swatch.name}
          </FilterLink>
        ) : (
          <TermChip key={term.url} term={term} />
        ),
      )}
    </FilterGroup>
  );
}

function TermChip({ term }: { term: FacetTerm }) {
  return (
    <li>
      <a
        href={term.url}
        rel="nofollow"
        aria-current={term.active ? 'true' : undefined}
        className={classNames(styles.chip, term.active && styles.on)}
      >
        {term.swatch.name}
        <span className={styles.count}>{term.count}</span>
      </a>
    </li>
  );
}
