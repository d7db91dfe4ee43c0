import type { ReactNode } from 'react';
import { CHECKOUT_FIELDS, type CheckoutPage } from '#wire/checkout.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { FieldError } from '../../ui/forms/field-error.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Prose } from '../../ui/prose.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import styles from './terms-part.module.css';

export interface TermsProps extends Pick<CheckoutPage, 'terms' | 'privacyUrl'> {
  accepted: boolean;
  error?: string | undefined;
  onAccept(accepted: boolean): void;
}

/** Terms to accept, linked to their pages, which open in place. */
export function Terms({ terms, privacyUrl, accepted, error, onAccept }: TermsProps) {
  const t = useTranslator();
  const id = CHECKOUT_FIELDS.terms;
  return (
    <div className={`woocommerce-terms-and-conditions-wrapper ${styles.terms}`}>
      {privacyUrl !== '' && (
        <p className={`woocommerce-privacy-policy-text ${styles.privacy}`}>
          {linked(t('checkout.privacy', { privacy: MARK }), privacyUrl, t('checkout.privacyName'))}
        </p>
      )}
      {terms && (
        <>
          {terms.html !== '' && <TermsText title={terms.title} html={terms.html} />}
          <Checkbox
            id={id}
            name={id}
            value="1"
            required
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            label={linked(t('checkout.terms', { terms: MARK }), terms.url, terms.title)}
            checked={accepted}
            onChange={(event) => onAccept(event.target.checked)}
          />
          <FieldError id={`${id}-error`} text={error} />
        </>
      )}
    </div>
  );
}

/** In place, so that the shopper need not leave the checkout to read it. */
function TermsText({ title, html }: { title: string; html: string }) {
  const t = useTranslator();
  return (
    <details className="woocommerce-terms-and-conditions">
      <summary className={styles.toggle}>
        {t('checkout.termsRead', { terms: title })}
        <Icon name="chevron-down" size={20} />
      </summary>
      <section
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
        tabIndex={0}
        className={styles.text}
      >
        <Prose html={html} />
      </section>
    </details>
  );
}

/** Placeholder for the link; no message contains it. */
const MARK = '\u0001';

function linked(text: string, href: string, name: string): ReactNode {
  const [before, after] = text.split(MARK);
  return (
    <>
      {before}
      <a href={href} target="_blank" rel="noopener">
        {name}
      </a>
      {after}
    </>
  );
}
