import { useId } from 'react';
import { CONTACT_FIELDS } from '#wire/forms/contact-fields.ts';
import { PRODUCT_CHOICES_ACTION } from '#wire/generic-actions.ts';
import { MAX_CHOICE_SEARCH_LENGTH, SHORTEST_CHOICE_SEARCH } from '#wire/search/choices.ts';
import { SearchSelect } from '../ui/combobox/search-select.tsx';
import field from '../ui/forms/field.module.css';
import { describedBy, Field } from '../ui/forms/field.tsx';
import { useShop, useTranslator } from '../ui/shop-context.tsx';
import styles from './product-field.module.css';

/** Which product a message is about: of thousands, those that match are asked for by what is typed. */
export function ProductField() {
  const t = useTranslator();
  const { ajax_url } = useShop();
  const id = useId();
  const hint = t('contact.productHint');
  return (
    <Field id={id} label={t('contact.product')} hint={hint} className={styles.product}>
      <SearchSelect
        searchable
        id={id}
        name={CONTACT_FIELDS.product}
        className={field.control}
        data-ajax-url={`${ajax_url}?action=${PRODUCT_CHOICES_ACTION}`}
        data-min-length={SHORTEST_CHOICE_SEARCH}
        data-max-length={MAX_CHOICE_SEARCH_LENGTH}
        {...describedBy(id, { hint })}
      >
        <option value="" />
      </SearchSelect>
    </Field>
  );
}
