import { CHECKOUT_FIELDS } from '#wire/checkout.ts';
import { Icon } from '../../ui/icon.tsx';
import { useText } from '../../ui/shop-context.tsx';
import type { Checkout } from '../state/use-checkout.ts';
import { FieldError } from './field-error.tsx';
import styles from './note-part.module.css';
import { errorOf } from './problems-of.ts';

/** A word to the shop, out of the way until it is asked for. */
export function NotePart({ checkout }: { checkout: Checkout }) {
  const t = useText();
  const { page, state, set, mended } = checkout;
  if (!page.noteAllowed) return null;
  const id = CHECKOUT_FIELDS.note;
  const error = errorOf(state, id);
  return (
    <details
      className={`woocommerce-additional-fields ${styles.note}`}
      open={page.values.note !== '' || error !== undefined}
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
          value={state.values.note}
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
