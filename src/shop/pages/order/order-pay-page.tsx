import type { OrderPayPage } from '#wire/order-page.ts';
import { QuietFrame } from '../../layout/quiet-frame.tsx';
import { CancelOrder } from '../../order/cancel-order.tsx';
import { OrderDetails } from '../../order/order-details.tsx';
import { ArrivingNotice } from '../../ui/notice/arriving-notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';
import { CardForm } from './card-form.tsx';
import styles from './order-pay-page.module.css';
import { PayForm } from './pay-form.tsx';
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
          <ArrivingNotice kind="error" className="woocommerce-error">
            {problem}
          </ArrivingNotice>
        )}
        <div className={styles.columns}>
          <div className={styles.side}>
            <PayStep data={data} />
            {cancelUrl !== '' && (
              <CancelOrder order={order} nonce={nonces.public} action={cancelUrl} />
            )}
          </div>
          <div className={styles.order}>
            <OrderDetails order={order} />
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
