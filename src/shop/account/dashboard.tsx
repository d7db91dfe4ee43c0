import type { AccountFrame, AccountView } from '#wire/account.ts';
import { OrderTable } from '../order/order-table.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { useDay, useMoney, useShop, useTranslator } from '../ui/shop-context.tsx';
import { AccountForm, Submit } from './account-form.tsx';
import styles from './dashboard.module.css';

interface DashboardProps {
  frame: AccountFrame;
  view: Extract<AccountView, { kind: 'dashboard' }>;
}

/** The overview: name, open tasks and the latest orders. */
export function Dashboard({ frame, view }: DashboardProps) {
  const t = useTranslator();
  const day = useDay();
  const money = useMoney();
  const { routes } = useShop();
  const { name = '', email = '' } = frame.customer ?? {};
  return (
    <div className={styles.dashboard}>
      {!view.emailVerified && (
        <Notice>
          <p>{t('account.unverified', { email })}</p>
          <AccountForm frame={frame} action={frame.accountUrl}>
            <Submit name="send_again" variant="quiet">
              {t('account.sendAgain')}
            </Submit>
          </AccountForm>
        </Notice>
      )}
      <section className={styles.hello}>
        <h2>{t('account.hello', { name })}</h2>
        <p>{t('account.helloIntro')}</p>
        <p className={styles.since}>
          {email} · {t('account.since', { date: day(view.since) })}
        </p>
      </section>
      {view.credit > 0 && (
        <section aria-labelledby="store-credit" className={styles.hello}>
          <h2 id="store-credit">{t('account.credit')}</h2>
          <p>{t('account.creditIs', { amount: money(view.credit) })}</p>
        </section>
      )}
      <section aria-labelledby="latest-orders" className={styles.orders}>
        <h2 id="latest-orders">{t('account.latestOrders')}</h2>
        {view.orders.length === 0 ? (
          <>
            <p>{t('account.noOrders')}</p>
            <LinkButton href={routes.shop} variant="secondary" className={styles.start}>
              {t('account.toShop')}
            </LinkButton>
          </>
        ) : (
          <>
            <OrderTable orders={view.orders} nonce={frame.nonce} />
            <p>
              <a href={view.ordersUrl} className={styles.all}>
                {t('account.allOrders')}
              </a>
            </p>
          </>
        )}
      </section>
    </div>
  );
}
