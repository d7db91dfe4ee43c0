import { useEffect, useRef, useState } from 'react';
import type { Money } from '#rules/money/money.ts';
import { toProviderAmount } from '#rules/payments/provider-amount.ts';
import type { ExpressConfig } from '#wire/payments/express.ts';
import { refreshCart } from '../stores/cart/cart-actions.ts';
import type { CartResult } from '../stores/cart/cart-result.ts';
import { Notice } from '../ui/notice/notice.tsx';
import { useShop, useTranslator } from '../ui/shop-context.tsx';
import styles from './express-buttons.module.css';
import { openWallets, type Wallets } from './open-wallets.ts';

export interface ExpressButtonsProps {
  config: ExpressConfig;
  /** What is about to be paid, as far as the page knows. */
  total: Money;
  needsShipping: boolean;
  /**
   * Puts what the page offers into the cart first; null where something is still to be chosen, which
   * the page then says. Left out where the cart is paid as it is.
   */
  add?(): Promise<boolean> | null;
  /** The wallet was closed without a payment; the cart may have another address meanwhile. */
  onCancel?(result: CartResult): void;
}

/** The provider's buttons of wallets: Apple Pay, Google Pay, Link. */
export function ExpressButtons(props: ExpressButtonsProps) {
  const { config, total } = props;
  const t = useTranslator();
  const { currency } = useShop();
  const { code, decimals } = currency;
  const amount = toProviderAmount(total, { currency: code, decimals }) ?? 0;
  const place = useRef<HTMLDivElement>(null);
  const wallets = useRef<Wallets>(null);
  const [state, setState] = useState<'coming' | 'shown' | 'none'>('coming');
  const [problem, setProblem] = useState('');
  const latest = useRef(props);
  latest.current = props;

  const payable = amount > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new amount updates the buttons below.
  useEffect(() => {
    if (!place.current || !payable) return;
    const opened = openWallets({
      place: place.current,
      config,
      amount,
      currency: code,
      situation: () => latest.current,
      display: (any) => setState(any ? 'shown' : 'none'),
      failed: setProblem,
      async cancelled() {
        latest.current.onCancel?.(await refreshCart());
      },
    });
    wallets.current = opened;
    return () => {
      wallets.current = null;
      opened.close();
    };
  }, [config, code, payable]);

  useEffect(() => {
    if (payable) wallets.current?.update(amount);
  }, [amount, payable]);

  if (!payable || state === 'none') return <span data-none="" />;
  return (
    <section className={styles.express} aria-label={t('cart.express.title')}>
      {state === 'shown' && <p className={styles.title}>{t('cart.express.title')}</p>}
      <div ref={place} className={styles.buttons} />
      {problem !== '' && <Notice kind="error">{problem}</Notice>}
      {state === 'shown' && config.termsUrl !== '' && (
        <p className={styles.terms}>
          <a href={config.termsUrl}>{t('cart.express.terms')}</a>
        </p>
      )}
    </section>
  );
}
