import type { ListingPage } from '#wire/listing.ts';
import { PageTitle } from '../content/page-title.tsx';
import { Prose } from '../content/prose.tsx';
import { ChildCategories } from './child-categories.tsx';
import { EmptyListing } from './empty-listing.tsx';
import { ListingBody } from './listing-body.tsx';
import styles from './listing-page.module.css';

/** Shop, category and tag are one page. */
export function ListingPageView({ data }: { data: ListingPage }) {
  const filtered = data.activeFilters.length > 0;
  const untouched = !filtered && data.query.page === 1;
  return (
    <>
      <PageTitle title={data.title} breadcrumbs={data.breadcrumbs} />
      {untouched && data.description && (
        <div className={`page-width ${styles.description}`}>
          <Prose html={data.description} />
        </div>
      )}
      {untouched && <ChildCategories title={data.title} categories={data.childCategories} />}
      <ListingBody
        listing={data}
        empty={<EmptyListing clearUrl={filtered ? data.clearUrl : undefined} />}
      />
    </>
  );
}
