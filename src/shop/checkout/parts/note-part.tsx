import { useEffect, useState } from 'react';
import { CHECKOUT_FIELDS } from '#wire/checkout.ts';
import { FieldError } from '../../ui/forms/field-error.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import type { Checkout } from '../state/use-checkout.ts';
import styles from './note-part.module.css';
import { toError } from './problems-of.ts';

/** A note for the shop, collapsed by default. */
export function NotePart({ checkout }: { checkout: Checkout }) {
  const t = useTranslator();
  const { page, state, set, mended } = checkout;
  const id = CHECKOUT_FIELDS.note;
  const error = toError(state, id);
  const { note } = state.values;
  const [open, setOpen] = useState(page.values.note !== '' || error !== undefined);
  // Open where it has a value; never closed while it is being edited.
  const needed = note !== '' || error !== undefined;
  useEffect(() => {
    if (needed) setOpen(true);
  }, [needed]);
  if (!page.noteAllowed) return null;
  return (
    <details
      className={`woocommerce-additional-fields ${styles.note}`}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={styles.toggle}>
        <Icon name="plus" size={20} className={styles.plus} />
        {t('checkout.noteToggle')}
      </summary>
      <div className={styles.field}>
        <label htmlFor={id} className="visually-hidden">
          {t('checkout.noteLabel')}
        </label>
        <textarea
          id={id}
          name={id}
          rows={3}
          className={styles.text}
          placeholder={t('checkout.noteHint')}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          value={note}
          onChange={(event) => {
            set({ note: event.target.value });
            mended(id);
          }}
        />
        <FieldError id={`${id}-error`} text={error} />
      </div>
    </details>
  );
}
