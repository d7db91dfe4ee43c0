import { useState } from 'react';
import type { OrderPayPage } from '#wire/order-page.ts';
import { ChoiceCard } from '../../checkout/parts/option-card.tsx';
import { TestResult } from '../../checkout/parts/test-result.tsx';
import { QuietFrame } from '../../layout/quiet-frame.tsx';
import { CancelOrder } from '../../order/cancel-order.tsx';
import { OrderDetails } from '../../order/order-details.tsx';
import { SavedCards } from '../../payment/saved-cards.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useMoney, useShop, useTranslator } from '../../ui/shop-context.tsx';
import { CardForm } from './card-form.tsx';
import styles from './order-pay-page.module.css';
import { TestBank } from './test-bank.tsx';

interface OrderPayPageViewProps {
  data: OrderPayPage;
}

/** A plain form that posts to its own page: it works without script and is sent once. */
export function OrderPayPageView({ data }: OrderPayPageViewProps) {
  const { order, cancelUrl, problem } = data;
  const t = useTranslator();
  const { routes, nonces } = useShop();
  const title = t('orders.pay.title', { number: order.number });
  const breadcrumbs = [
    { name: t('layout.home'), url: routes.home },
    { name: title, url: '' },
  ];
  return (
    <>
      <PageTitle title={title} breadcrumbs={breadcrumbs} />
      <div className={`page-width woocommerce ${styles.page}`}>
        {problem !== '' && (
          <Notice kind="error" className="woocommerce-error">
            {problem}
          </Notice>
        )}
        <div className={styles.columns}>
          <OrderDetails order={order} />
          <div className={styles.side}>
            <PayStep data={data} />
            {cancelUrl !== '' && (
              <CancelOrder order={order} nonce={nonces.public} action={cancelUrl} />
            )}
          </div>
        </div>
      </div>
    </>
  );
}

OrderPayPageView.Frame = QuietFrame;

/** What is to be done now: a method is chosen, or the chosen one confirmed. */
function PayStep({ data }: OrderPayPageViewProps) {
  const { confirm, order } = data;
  if (confirm?.provider === 'test') return <TestBank order={order} />;
  if (confirm?.provider === 'stripe') return <CardForm order={order} confirm={confirm} />;
  return <PayForm data={data} />;
}

function PayForm({ data }: OrderPayPageViewProps) {
  const { order, payments } = data;
  const t = useTranslator();
  const money = useMoney();
  const { nonces } = useShop();
  const [chosen, choose] = useState(data.chosen);
  if (payments.length === 0) return <p className={styles.form}>{t('orders.pay.none')}</p>;
  return (
    <form id="order_review" method="post" className={styles.form}>
      <input type="hidden" name="_wpnonce" value={nonces.public} />
      <fieldset>
        <legend className={styles.legend}>{t('orders.pay.ways')}</legend>
        <ul className={`wc_payment_methods payment_methods methods ${styles.ways}`}>
          {payments.map(({ id, title, description, outcomes: results, card }) => (
            <ChoiceCard
              key={id}
              className={`wc_payment_method payment_method_${id}`}
              name="payment_method"
              value={id}
              title={title}
              checked={chosen === id}
              onChoose={() => choose(id)}
              inputClass="input-radio"
            >
              {description !== '' && (
                <div className={`payment_box payment_method_${id}`}>
                  <p>{description}</p>
                  <TestResult results={results} label={t('orders.pay.outcome')} />
                  {card && chosen === id && (
                    <SavedCards saved={data.saved.filter(({ provider }) => provider === id)} />
                  )}
                </div>
              )}
            </ChoiceCard>
          ))}
        </ul>
      </fieldset>
      <Button type="submit" id="place_order" wide>
        {t('orders.pay.now', { total: money(order.totals.total) })}
      </Button>
    </form>
  );
}
