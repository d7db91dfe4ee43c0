import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react';
import { toProviderAmount } from '#rules/payments/provider-amount.ts';
import { CHECKOUT_FIELDS } from '#wire/checkout.ts';
import type { OrderPayPage } from '#wire/order-page.ts';
import { ChoiceCard } from '../../checkout/parts/option-card.tsx';
import { TestResult } from '../../checkout/parts/test-result.tsx';
import { type CardEntry, CardFields } from '../../payment/card-fields.tsx';
import { SavedCards } from '../../payment/saved-cards.tsx';
import { Button } from '../../ui/button.tsx';
import { ArrivingNotice } from '../../ui/notice/arriving-notice.tsx';
import { useMoney, useShop, useTranslator } from '../../ui/shop-context.tsx';
import styles from './order-pay-page.module.css';

interface PayFormProps {
  data: OrderPayPage;
}

/** How to pay. Where the fields for a card are here, what was typed is checked before it is sent. */
export function PayForm({ data }: PayFormProps) {
  const { order, payments } = data;
  const t = useTranslator();
  const money = useMoney();
  const { nonces } = useShop();
  const [chosen, choose] = useState(data.chosen);
  const [sending, setSending] = useState(false);
  const [slip, setSlip] = useState({ text: '', round: 0 });
  const card = useRef<CardEntry>(null);
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // What was chosen before hydration.
    const method = place.current && new FormData(place.current).get(CHECKOUT_FIELDS.paymentMethod);
    if (typeof method === 'string') choose(method);
  }, []);
  if (payments.length === 0) return <p className={styles.form}>{t('orders.pay.none')}</p>;

  async function send(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    if (!card.current) return;
    event.preventDefault();
    if (sending) return;
    setSending(true);
    const text = await card.current.check();
    if (text === '') {
      form.submit();
      return;
    }
    setSlip(({ round }) => ({ text, round: round + 1 }));
    setSending(false);
  }

  return (
    <form ref={place} id="order_review" method="post" className={styles.form} onSubmit={send}>
      <input type="hidden" name="_wpnonce" value={nonces.public} />
      {slip.text !== '' && (
        <ArrivingNotice key={slip.round} kind="error">
          {slip.text}
        </ArrivingNotice>
      )}
      <fieldset>
        <legend className={styles.legend}>{t('orders.pay.ways')}</legend>
        <ul className={`wc_payment_methods payment_methods methods ${styles.ways}`}>
          {payments.map((choice) => (
            <ChoiceCard
              key={choice.id}
              className={`wc_payment_method payment_method_${choice.id}`}
              name={CHECKOUT_FIELDS.paymentMethod}
              value={choice.id}
              title={choice.title}
              checked={chosen === choice.id}
              onChoose={() => choose(choice.id)}
              inputClass="input-radio"
            >
              {choice.description !== '' && (
                <div className={`payment_box payment_method_${choice.id}`}>
                  <p>{choice.description}</p>
                  {chosen === choice.id && <Means data={data} choice={choice} entry={card} />}
                </div>
              )}
            </ChoiceCard>
          ))}
        </ul>
      </fieldset>
      <Button type="submit" id="place_order" wide busy={sending}>
        {t('orders.pay.now', { total: money(order.totals.total) })}
      </Button>
    </form>
  );
}

interface MeansProps extends PayFormProps {
  choice: OrderPayPage['payments'][number];
  entry: Ref<CardEntry>;
}

/** The saved cards, and the fields for another one where the provider gives a token for it. */
function Means({ data, choice, entry }: MeansProps) {
  const t = useTranslator();
  const { currency } = useShop();
  const { id, card, outcomes: results } = choice;
  const plain = <TestResult results={results} label={t('orders.pay.outcome')} />;
  if (!card) return plain;
  const { code, decimals } = currency;
  const amount = toProviderAmount(data.order.totals.total, { currency: code, decimals });
  return (
    <SavedCards saved={data.saved.filter(({ provider }) => provider === id)}>
      {card.tokens && amount !== null && (
        <CardFields
          ref={entry}
          provider={id}
          publishableKey={card.publishableKey}
          purpose={{
            mode: 'payment',
            amount,
            currency: code.toLowerCase(),
            captureMethod: card.capture,
          }}
        >
          {results && plain}
        </CardFields>
      )}
    </SavedCards>
  );
}
