import type { TrackedOrder, TrackOrderPage } from '#wire/track-order.ts';
import frame from '../../address/floating-field.module.css';
import { controlProps, FloatingField } from '../../address/floating-field.tsx';
import { OrderDelivery } from '../../order/order-delivery.tsx';
import { OrderReturnList } from '../../order/order-returns.tsx';
import { OrderShipments } from '../../order/order-shipments.tsx';
import { OrderStatus } from '../../order/order-status.tsx';
import { OrderSteps } from '../../order/order-steps.tsx';
import { Button } from '../../ui/button.tsx';
import styles from '../../ui/forms/mailbox-page.module.css';
import { PageTitle } from '../../ui/page-title.tsx';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';
import found from './track-order-page.module.css';

/** A plain form: number and email are sent in the body, so that no address or log has them. */
export function TrackOrderPageView({ data }: { data: TrackOrderPage }) {
  const t = useTranslator();
  const { routes } = useShop();
  const title = t('trackOrder.title');
  const breadcrumbs = [
    { name: t('layout.home'), url: routes.home },
    { name: title, url: '' },
  ];
  return (
    <>
      <PageTitle title={title} breadcrumbs={breadcrumbs} />
      <div className={`page-width ${styles.page}`}>
        {data.order ? <Found order={data.order} url={data.url} /> : <TrackForm data={data} />}
      </div>
    </>
  );
}

function TrackForm({ data: { problem, typed } }: { data: TrackOrderPage }) {
  const t = useTranslator();
  const error = problem === '' ? undefined : problem;
  return (
    <form method="post" className={styles.form}>
      <p>{t('trackOrder.text')}</p>
      <FloatingField id="order_number" label={t('trackOrder.number')} error={error}>
        <input
          {...controlProps('order_number', error)}
          name="order_number"
          className={frame.control}
          defaultValue={typed.number}
          autoComplete="off"
          maxLength={40}
          required
        />
      </FloatingField>
      <FloatingField id="order_email" label={t('trackOrder.email')}>
        <input
          {...controlProps('order_email', undefined)}
          name="order_email"
          type="email"
          className={frame.control}
          defaultValue={typed.email}
          autoComplete="email"
          maxLength={254}
          required
        />
      </FloatingField>
      <Button type="submit">{t('trackOrder.button')}</Button>
    </form>
  );
}

function Found({ order, url }: { order: TrackedOrder; url: string }) {
  const t = useTranslator();
  return (
    <>
      <p>
        <strong>{t('orders.numberOf', { number: order.number })}</strong>{' '}
        <OrderStatus status={order.status} text={order.statusText} />
      </p>
      <OrderSteps {...order} />
      <OrderDelivery delivery={order.delivery} />
      <OrderShipments shipments={order.shipments} />
      <section>
        <h2 className={found.title}>{t('orders.details')}</h2>
        <ul className={found.lines}>
          {order.lines.map(({ id, name, quantity }) => (
            <li key={id}>{`${name} ${t('orders.times', { quantity })}`}</li>
          ))}
        </ul>
      </section>
      <OrderReturnList returns={order.returns} />
      <p>{t('trackOrder.more')}</p>
      <a href={url}>{t('trackOrder.another')}</a>
    </>
  );
}
