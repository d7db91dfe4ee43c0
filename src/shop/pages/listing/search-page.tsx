import { useId } from 'react';
import type { SearchPage } from '#wire/listing.ts';
import { EmptyListing } from '../../listing/empty-listing.tsx';
import { ListingBody } from '../../listing/listing-body.tsx';
import { useMoreProducts } from '../../listing/use-more-products.ts';
import { FoundDocuments } from '../../search/found-documents.tsx';
import { LiveSearchHost } from '../../search/live-search-host.tsx';
import { NothingFound } from '../../search/nothing-found.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import styles from './search-page.module.css';

export function SearchPageView({ data }: { data: SearchPage }) {
  const t = useTranslator();
  const { listing, more } = useMoreProducts(data);
  const fieldId = useId();
  const filtered = data.activeFilters.length > 0;
  const nothing = data.instead ? (
    <NothingFound term={data.term} instead={data.instead} />
  ) : (
    <EmptyListing clearUrl={filtered ? data.clearUrl : undefined} />
  );
  return (
    <>
      <PageTitle title={data.title} breadcrumbs={data.breadcrumbs} />
      <search className={`page-width ${styles.place}`}>
        <form action={data.action} method="get" className={styles.form}>
          <TextField
            id={fieldId}
            label={t('search.prompt')}
            type="search"
            name="s"
            required
            maxLength={100}
            defaultValue={data.term}
            enterKeyHint="search"
            className={styles.field}
            autoComplete="off"
          />
          <Button type="submit" icon="search">
            {t('layout.search')}
          </Button>
          <LiveSearchHost fieldId={fieldId} />
        </form>
      </search>
      {data.meant !== '' && data.pagination.total > 0 && (
        <p role="status" className={`page-width ${styles.meant}`}>
          {t('search.meant', { term: data.term, meant: data.meant })}
        </p>
      )}
      <ListingBody listing={listing} more={more} empty={nothing} />
      <FoundDocuments documents={data.documents} />
    </>
  );
}
