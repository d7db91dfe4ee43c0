import { useEffect, useRef } from 'react';
import { LISTING_SORTS } from '#rules/catalog/product.ts';
import type { ListingPage } from '#wire/listing.ts';
import { SortForm } from '../ui/list-controls.tsx';
import { useTranslator } from '../ui/shop-context.tsx';
import { QueryFields } from './query-fields.tsx';

/** With script, choosing an order submits the form at once. */
export function ListingSort({ listing }: { listing: ListingPage }) {
  const t = useTranslator();
  const select = useRef<HTMLSelectElement>(null);
  const { sort } = listing.query;
  const send = () => sendOther(select.current, sort);
  // A choice made before hydration fired no event we received.
  useEffect(() => sendOther(select.current, sort), [sort]);
  return (
    <SortForm
      action={listing.action}
      formClass="woocommerce-ordering"
      compact
      ref={select}
      name="orderby"
      defaultValue={sort}
      options={LISTING_SORTS.map((value) => ({ value, label: t(`listing.sort.${value}`) }))}
      onChange={send}
      className="orderby"
    >
      <QueryFields fields={listing.fields} except={['orderby']} />
    </SortForm>
  );
}

type Chosen = Pick<HTMLSelectElement, 'value'> & {
  form: Pick<HTMLFormElement, 'requestSubmit'> | null;
};

/** Submits the form where the chosen order differs from the list's. */
export function sendOther(select: Chosen | null, current: string): void {
  if (select && select.value !== current) select.form?.requestSubmit();
}
