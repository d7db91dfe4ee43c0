import { subtractMoney } from '#rules/money/arithmetic.ts';
import { NoticeList } from '../../cart/notice-list.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ArrivingNotice } from '../../ui/notice/arriving-notice.tsx';
import { useMoney, useShop, useTranslator } from '../../ui/shop-context.tsx';
import type { Checkout } from '../state/use-checkout.ts';
import { ErrorSummary } from './error-summary.tsx';
import styles from './messages.module.css';

const TROUBLE = {
  offline: 'checkout.problem.offline',
  broken: 'checkout.problem.broken',
  busy: 'checkout.problem.busy',
  forbidden: 'checkout.problem.broken',
} as const;

/** Everything the checkout has to say about the order as a whole, above the form. */
export function Messages({ checkout }: { checkout: Checkout }) {
  const t = useTranslator();
  const { routes } = useShop();
  const { state, submit } = checkout;
  const { problems, trouble, refusals, priceBefore, notices } = state;
  const empty = problems.some(({ code }) => code.endsWith('.problem.empty'));
  // What is noticed on the way stands at its field; all of it together is for who wanted to order.
  const told = refusals > 0 || checkout.page.problems.length > 0;
  // Told with the difference, below.
  const listed =
    priceBefore === null
      ? problems
      : problems.filter(({ code }) => !code.endsWith('.priceChanged'));
  return (
    <div className={`woocommerce-notices-wrapper ${styles.messages}`}>
      {/* What came with the page; what comes later stands with the order, where it is seen. */}
      {notices === checkout.page.notices && <NoticeList notices={notices} />}
      {trouble && (
        <ArrivingNotice
          key={`trouble-${refusals}`}
          kind="error"
          className="woocommerce-error"
          action={
            <Button size="small" variant="secondary" onClick={() => void submit()}>
              {t('checkout.retry')}
            </Button>
          }
        >
          {t(TROUBLE[trouble])}
        </ArrivingNotice>
      )}
      {priceBefore !== null && !state.reviewing && (
        <PriceChanged checkout={checkout} key={`price-${refusals}`} />
      )}
      {told && <ErrorSummary problems={listed} round={refusals} />}
      {empty && <LinkButton href={routes.cart}>{t('checkout.toCart')}</LinkButton>}
    </div>
  );
}

/** Never charged silently: what it was, what it is, and what lies between. */
function PriceChanged({ checkout }: { checkout: Checkout }) {
  const t = useTranslator();
  const money = useMoney();
  const { review, priceBefore } = checkout.state;
  if (priceBefore === null) return null;
  const { total } = review.cart.totals;
  if (total === priceBefore) return null;
  const more = total > priceBefore;
  const difference = more ? subtractMoney(total, priceBefore) : subtractMoney(priceBefore, total);
  return (
    <ArrivingNotice
      kind="info"
      className="woocommerce-info"
      title={t('checkout.priceNow', { total: money(total), shown: money(priceBefore) })}
    >
      {t(more ? 'checkout.priceMore' : 'checkout.priceLess', { difference: money(difference) })}{' '}
      {t('checkout.priceAgain')}
    </ArrivingNotice>
  );
}
