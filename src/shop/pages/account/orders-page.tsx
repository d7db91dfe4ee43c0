import type { AccountOrdersPage, AccountOrdersView } from '#wire/account.ts';
import { AccountForm, Submit } from '../../account/account-form.tsx';
import { AccountFrame } from '../../account/account-frame.tsx';
import { CancelOrder } from '../../order/cancel-order.tsx';
import { OrderAddresses } from '../../order/order-addresses.tsx';
import { OrderDetails } from '../../order/order-details.tsx';
import { DownloadList, OrderDownloads } from '../../order/order-downloads.tsx';
import { OrderNotes } from '../../order/order-notes.tsx';
import { OrderOverview } from '../../order/order-overview.tsx';
import { OrderPayment } from '../../order/order-payment.tsx';
import { OrderReturnList } from '../../order/order-returns.tsx';
import { OrderShipments } from '../../order/order-shipments.tsx';
import { OrderTable } from '../../order/order-table.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Pagination } from '../../ui/list-controls.tsx';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';
import styles from './orders-page.module.css';

interface OrdersPageViewProps {
  data: AccountOrdersPage;
}

/** The customer's orders, and one of them. */
export function OrdersPageView({ data }: OrdersPageViewProps) {
  const { frame, view } = data;
  return (
    <AccountFrame frame={frame}>
      {view.kind === 'list' && <List nonce={frame.nonce} view={view} />}
      {view.kind === 'order' && <Order {...data} view={view} />}
      {view.kind === 'downloads' && <Downloads view={view} />}
    </AccountFrame>
  );
}

interface ListProps {
  nonce: string;
  view: Extract<AccountOrdersView, { kind: 'list' }>;
}

function List({ nonce, view }: ListProps) {
  const t = useTranslator();
  const { routes } = useShop();
  if (view.orders.length === 0) {
    return (
      <div className={styles.empty}>
        <p>{t('account.noOrders')}</p>
        <LinkButton href={routes.shop}>{t('account.toShop')}</LinkButton>
      </div>
    );
  }
  return (
    <>
      <OrderTable orders={view.orders} nonce={nonce} />
      <Pagination pagination={view.pagination} className={styles.pages} />
    </>
  );
}

function Downloads({ view }: { view: Extract<AccountOrdersView, { kind: 'downloads' }> }) {
  const t = useTranslator();
  const { routes } = useShop();
  if (view.downloads.length > 0) return <DownloadList downloads={view.downloads} />;
  return (
    <div className={styles.empty}>
      <p>{t('account.noDownloads')}</p>
      <LinkButton href={routes.shop}>{t('account.toShop')}</LinkButton>
    </div>
  );
}

interface OrderProps {
  frame: AccountOrdersPage['frame'];
  view: Extract<AccountOrdersView, { kind: 'order' }>;
}

function Order({ frame, view }: OrderProps) {
  const t = useTranslator();
  const { order, invoiceUrl, payUrl } = view;
  return (
    <div className={styles.order}>
      <OrderOverview order={order} />
      <div className={styles.actions}>
        {payUrl !== '' && <LinkButton href={payUrl}>{t('orders.pay')}</LinkButton>}
        {order.canOrderAgain && (
          <AccountForm frame={frame} className="order-again">
            <Submit name="order_again" variant={payUrl === '' ? 'primary' : 'secondary'}>
              {t('account.orderAgain')}
            </Submit>
          </AccountForm>
        )}
        <LinkButton href={invoiceUrl} variant="secondary">
          {t('orders.print')}
        </LinkButton>
        {order.canCancel && (
          <CancelOrder order={order} nonce={frame.nonce} className={styles.cancel} />
        )}
      </div>
      <OrderDownloads downloads={order.downloads} />
      <OrderShipments shipments={order.shipments} />
      <OrderReturnList returns={view.returns} />
      <OrderNotes notes={order.notes} />
      <OrderPayment order={order} />
      <OrderDetails order={order} />
      <OrderAddresses order={order} />
    </div>
  );
}
