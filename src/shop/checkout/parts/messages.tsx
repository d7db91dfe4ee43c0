import { subtractMoney } from '#rules/money/arithmetic.ts';
import { isDecline } from '#rules/payments/decline-reason.ts';
import { NoticeList } from '../../cart/notice-list.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ArrivingNotice } from '../../ui/notice/arriving-notice.tsx';
import { useMoney, useShop, useTranslator } from '../../ui/shop-context.tsx';
import type { Checkout } from '../state/use-checkout.ts';
import { ErrorSummary } from './error-summary.tsx';
import styles from './messages.module.css';

const FAILURE_MESSAGES = {
  offline: 'checkout.problem.offline',
  broken: 'checkout.problem.broken',
  busy: 'checkout.problem.busy',
  forbidden: 'checkout.problem.broken',
} as const;

/** Messages about the whole order, above the form. */
export function Messages({ checkout }: { checkout: Checkout }) {
  const t = useTranslator();
  const { routes } = useShop();
  const { state, submit } = checkout;
  const { problems, failure, refusals, priceBefore, notices } = state;
  const empty = problems.some(({ code }) => code.endsWith('.problem.empty'));
  // Problems found while typing are shown at their fields; the summary follows an attempt to order.
  const summarised = refusals > 0 || checkout.page.problems.length > 0;
  // Shown below with the difference.
  const listed = problems.filter(
    // A declined payment is shown beside the methods.
    ({ code }) => !isDecline(code) && !(priceBefore !== null && code.endsWith('.priceChanged')),
  );
  return (
    <div className={`woocommerce-notices-wrapper ${styles.messages}`}>
      {/* Notices the page was rendered with; later ones are shown with the order. */}
      {notices === checkout.page.notices && <NoticeList notices={notices} />}
      {failure && (
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
          {t(FAILURE_MESSAGES[failure])}
        </ArrivingNotice>
      )}
      {priceBefore !== null && !state.reviewing && (
        <PriceChanged checkout={checkout} key={`price-${refusals}`} />
      )}
      {summarised && (
        <ErrorSummary
          problems={listed}
          round={refusals}
          twoAddresses={state.review.cart.needsShipping && state.values.shipToDifferent}
        />
      )}
      {empty && <LinkButton href={routes.cart}>{t('checkout.toCart')}</LinkButton>}
    </div>
  );
}

/** A changed total is never charged silently: old total, new total, difference. */
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
