import type { CheckoutProblem } from '#wire/checkout.ts';
import { ArrivingNotice } from '../../ui/notice/arriving-notice.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import styles from './error-summary.module.css';

interface ErrorSummaryProps {
  problems: readonly CheckoutProblem[];
  /** 0 for the server's; each refusal in the browser has its own number. */
  round: number;
  /** The page asks for a billing address besides the delivery address. */
  twoAddresses: boolean;
}

/** All problems, each linked to its field. It takes the focus when it appears. */
export function ErrorSummary({ problems, round, twoAddresses }: ErrorSummaryProps) {
  const t = useTranslator();
  if (problems.length === 0) return null;
  const Frame = round === 0 ? Notice : ArrivingNotice;
  const frame = {
    kind: 'error',
    id: 'checkout-errors',
    className: 'woocommerce-NoticeGroup woocommerce-NoticeGroup-checkout',
  } as const;
  const [only, ...others] = problems;
  // A problem without a field is plain text: there is nothing on the page to correct.
  if (only && others.length === 0 && getTarget(only.field) === '') {
    return (
      <Frame key={round} {...frame}>
        <ul className={`woocommerce-error ${styles.list}`}>
          <li data-id={only.field || undefined}>{only.text}</li>
        </ul>
      </Frame>
    );
  }
  return (
    <Frame key={round} {...frame} title={t('checkout.summaryMany', { count: problems.length })}>
      <ul className={`woocommerce-error ${styles.list}`}>
        {inOrder(problems).map((problem) => (
          <li
            key={`${problem.field}/${problem.code}/${problem.text}`}
            data-id={problem.field || undefined}
          >
            <ProblemLink problem={problem} twoAddresses={twoAddresses} />
          </li>
        ))}
      </ul>
    </Frame>
  );
}

/** In the order of the page; problems without a field come first. */
const PAGE_ORDER = [
  /^$/,
  /^(username|code|billing_email)$/,
  /^account_password$/,
  /^shipping_(?!method)/,
  /^billing_/,
  /^shipping_method/,
  /^order_comments$/,
  /^cart\[/,
  /^payment_method$/,
];

function inOrder(problems: readonly CheckoutProblem[]): CheckoutProblem[] {
  const place = ({ field }: CheckoutProblem) => {
    const found = PAGE_ORDER.findIndex((names) => names.test(field));
    return found === -1 ? PAGE_ORDER.length : found;
  };
  return problems.toSorted((a, b) => place(a) - place(b));
}

interface ProblemLinkProps {
  problem: CheckoutProblem;
  twoAddresses: boolean;
}

function ProblemLink({ problem, twoAddresses }: ProblemLinkProps) {
  const t = useTranslator();
  const { field, label, text } = problem;
  const named = label === '' || text.includes(label) ? text : `${label}: ${text}`;
  const ofBilling = twoAddresses && field.startsWith('billing_') && field !== 'billing_email';
  const messageText = ofBilling ? t('checkout.ofBilling', { problem: named }) : named;
  const target = getTarget(field);
  if (target === '') return messageText;
  return (
    <a
      href={`#${target}`}
      onClick={(event) => {
        const control = document.getElementById(target) ?? document.getElementsByName(target)[0];
        if (!control) return;
        event.preventDefault();
        // A collapsed section is opened before the focus moves there.
        control.closest('details')?.setAttribute('open', '');
        control.scrollIntoView({ block: 'center' });
        control.focus({ preventScroll: true });
      }}
    >
      {messageText}
    </a>
  );
}

/** The element id for a problem. */
function getTarget(field: string): string {
  const [, group, of] = /^(cart|shipping_method)\[(.+)\]$/.exec(field) ?? [];
  if (group === 'cart') return `line-${of}`;
  if (group === 'shipping_method') return `delivery-${of}`;
  return field === 'payment_method' ? 'payment-methods' : field;
}
