import type { MessageKey } from '#wire/messages/messages.ts';
import type { OrderView } from '#wire/order.ts';
import type { OrderReceivedPage } from '#wire/order-page.ts';
import { CancelOrder } from '../../order/cancel-order.tsx';
import { OrderAddresses } from '../../order/order-addresses.tsx';
import { OrderDetails } from '../../order/order-details.tsx';
import { OrderDownloads } from '../../order/order-downloads.tsx';
import { OrderNotes } from '../../order/order-notes.tsx';
import { OrderOverview } from '../../order/order-overview.tsx';
import { OrderPayment } from '../../order/order-payment.tsx';
import { OrderReturnList } from '../../order/order-returns.tsx';
import { OrderShipments } from '../../order/order-shipments.tsx';
import { OrderSteps } from '../../order/order-steps.tsx';
import { useGreeting } from '../../order/use-greeting.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';
import styles from './order-received-page.module.css';

interface OrderReceivedPageViewProps {
  data: OrderReceivedPage;
}

/** Orders without shipping show no delivery text. */
function nextStep({ status, shipping }: OrderView): MessageKey {
  if (shipping) return `orders.next.${status}`;
  switch (status) {
    case 'on-hold':
    case 'processing':
    case 'completed':
      return `orders.nextUnsent.${status}`;
    default:
      return `orders.next.${status}`;
  }
}

/** The page after an order is placed. It only reads: opening it again shows the same. */
export function OrderReceivedPageView({ data }: OrderReceivedPageViewProps) {
  const { order, invoiceUrl, payUrl, cancelUrl, problem, owned } = data;
  const t = useTranslator();
  const { routes, nonces } = useShop();
  const greeting = useGreeting(order);
  const breadcrumbs = [
    { name: t('layout.home'), url: routes.home },
    { name: t('orders.numberOf', { number: order.number }), url: '' },
  ];
  return (
    <>
      <PageTitle title={t('orders.received.title')} breadcrumbs={breadcrumbs} />
      <div className={`page-width woocommerce woocommerce-order ${styles.page}`}>
        {problem !== '' && (
          <Notice kind="error" className="woocommerce-error">
            {problem}
          </Notice>
        )}
        <Notice
          kind={greeting.kind}
          title={greeting.text}
          className="woocommerce-thankyou-order-received"
        >
          {greeting.mailed && <p>{t('orders.received.mail', { email: order.email })}</p>}
        </Notice>
        {data.working && <Notice className="payment-working">{t('orders.pay.working')}</Notice>}
        <OrderOverview order={order} />
        <OrderDownloads downloads={order.downloads} />
        <div className={styles.columns}>
          <div className={styles.main}>
            <OrderDetails order={order} />
            <OrderAddresses order={order} />
          </div>
          <div className={styles.side}>
            <OrderSteps
              {...order}
              paidAt={order.payment.paidAt}
              isShipped={order.shipping !== null}
            />
            <OrderPayment order={order} />
            <section className={styles.next}>
              <h2 className={styles.nextTitle}>{t('orders.next')}</h2>
              {!data.working && <p>{t(nextStep(order))}</p>}
              {!owned && <p className={styles.hint}>{t('orders.received.keep')}</p>}
              {payUrl !== '' && (
                <LinkButton href={payUrl} wide>
                  {t('orders.pay')}
                </LinkButton>
              )}
              <LinkButton href={invoiceUrl} variant="secondary" wide>
                {t('orders.print')}
              </LinkButton>
              <LinkButton href={routes.shop} variant="quiet" wide>
                {t('orders.toShop')}
              </LinkButton>
              {cancelUrl !== '' && (
                <CancelOrder order={order} nonce={nonces.public} action={cancelUrl} />
              )}
            </section>
            <OrderShipments shipments={order.shipments} />
            <OrderReturnList returns={data.returns} />
            <OrderNotes notes={order.notes} />
          </div>
        </div>
      </div>
    </>
  );
}
