import type { Ref } from 'react';
import { CHECKOUT_FIELDS, type CheckoutReview } from '#wire/checkout.ts';
import type { SavedMethodView } from '#wire/payments/saved-methods.ts';
import type { CardEntry } from '../../payment/card-fields.tsx';
import { SavedCards } from '../../payment/saved-cards.tsx';
import { FieldError } from '../../ui/forms/field-error.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import { CardChoice } from './card-choice.tsx';
import styles from './choices.module.css';
import { ChoiceCard } from './option-card.tsx';
import { TestResult } from './test-result.tsx';

export interface PaymentChoicesProps {
  review: CheckoutReview;
  chosen: string;
  onChoose(id: string): void;
  error?: string | undefined;
  /** Where the fields for a card are reached; left out where the page has no script of ours. */
  card?: Ref<CardEntry>;
  /** Of the customer; left out for a guest. */
  saved?: readonly SavedMethodView[];
  /** A customer who is logged in may save the card. */
  canSave?: boolean;
}

/** The payment methods; the selected one shows its description. */
export function PaymentChoices({
  review,
  chosen,
  onChoose,
  error,
  card: entry,
  saved = [],
  canSave = false,
}: PaymentChoicesProps) {
  const t = useTranslator();
  const { payments, cart } = review;
  if (cart.totals.total === 0) return <p>{t('checkout.paymentFree')}</p>;
  return (
    <fieldset
      id="payment-methods"
      tabIndex={-1}
      className={styles.group}
      aria-describedby={error ? 'payment-error' : undefined}
    >
      <legend className="visually-hidden">{t('checkout.payment')}</legend>
      {payments.length === 0 && <p className={styles.none}>{t('checkout.paymentNone')}</p>}
      <ul className={`wc_payment_methods payment_methods methods ${styles.list}`}>
        {payments.map(({ id, title, description, outcomes: results, card }) => (
          <ChoiceCard
            key={id}
            className={`wc_payment_method payment_method_${id}`}
            name={CHECKOUT_FIELDS.paymentMethod}
            value={id}
            title={title}
            checked={chosen === id}
            onChoose={() => onChoose(id)}
            inputClass="input-radio"
          >
            {(description !== '' || card) && (
              <div className={`payment_box payment_method_${id}`}>
                {description !== '' && <p>{description}</p>}
                {card && chosen === id && (
                  <SavedCards saved={saved.filter((one) => one.provider === id)}>
                    {entry && (
                      <CardChoice
                        provider={id}
                        card={card}
                        review={review}
                        entry={entry}
                        canSave={canSave}
                      >
                        {results && (
                          <TestResult results={results} label={t('checkout.paymentOutcome')} />
                        )}
                      </CardChoice>
                    )}
                  </SavedCards>
                )}
                {!(card && entry) && (
                  <TestResult results={results} label={t('checkout.paymentOutcome')} />
                )}
              </div>
            )}
          </ChoiceCard>
        ))}
      </ul>
      <FieldError id="payment-error" text={error} />
    </fieldset>
  );
}
