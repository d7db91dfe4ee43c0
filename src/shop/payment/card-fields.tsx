import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { CARD_TOKEN_FIELD } from '#wire/forms/payment-data.ts';
import { Notice } from '../ui/notice/notice.tsx';
import { useTranslator } from '../ui/shop-context.tsx';
import styles from './card-fields.module.css';
import type { ScriptKey } from './card-script.ts';
import type { CardElements, CardProvider, CardPurpose } from './provider/card-provider.ts';
import { themeNow } from './theme-now.ts';

/** What a form asks of the fields when it is sent. */
export interface CardEntry {
  /** Why what was typed cannot be paid with; '' where it can. */
  check(): Promise<string>;
  /** Pays. Where it works the browser leaves the page; otherwise the answer is why not. */
  confirm(payment: { clientSecret: string; returnUrl: string }): Promise<string>;
}

interface CardFieldsProps extends ScriptKey {
  purpose: CardPurpose;
  /** The card is saved in the account, and nothing is charged. */
  saves?: boolean;
  /** What is shown in their place without script. */
  children?: ReactNode;
  ref: Ref<CardEntry>;
}

interface MountedCard {
  provider: CardProvider;
  elements: CardElements;
}

/** The provider's own fields, in a frame of the provider: nothing that is typed passes the shop. */
export function CardFields(props: CardFieldsProps) {
  const { provider: id, publishableKey, purpose, saves = false, children, ref } = props;
  const t = useTranslator();
  const place = useRef<HTMLDivElement>(null);
  const typed = useRef<HTMLInputElement>(null);
  const mounted = useRef<MountedCard>(null);
  const [state, setState] = useState<'coming' | 'ready' | 'blocked'>('coming');
  // The total may change while the form is filled in; the fields stay and get the new amount.
  const amount = 'amount' in purpose ? purpose.amount : null;
  const setupFutureUsage = ('amount' in purpose && purpose.setupFutureUsage) || null;
  const confirmation = useRef(purpose);
  const identity = 'clientSecret' in purpose ? purpose.clientSecret : purpose.captureMethod;
  confirmation.current = purpose;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another payment needs other fields.
  useEffect(() => {
    let left = false;
    let remove: (() => void) | null = null;
    async function show() {
      const { loadCardProvider } = await import('./card-script.ts');
      const provider = await loadCardProvider({ provider: id, publishableKey });
      if (left || !place.current) return;
      const elements = provider.elements({
        ...confirmation.current,
        appearance: { theme: themeNow() },
      });
      const fields = elements.create('payment');
      remove = () => fields.destroy();
      fields.on('ready', () => setState('ready'));
      fields.on('loaderror', () => setState('blocked'));
      fields.mount(place.current);
      mounted.current = { provider, elements };
    }
    show().catch(() => setState('blocked'));
    return () => {
      left = true;
      mounted.current = null;
      remove?.();
    };
  }, [id, publishableKey, identity]);

  useEffect(() => {
    if (amount !== null) mounted.current?.elements.update({ amount, setupFutureUsage });
  }, [amount, setupFutureUsage]);

  useImperativeHandle(ref, () => ({
    async check() {
      if (!mounted.current || state !== 'ready') {
        return t(state === 'blocked' ? 'orders.pay.card.blocked' : 'orders.pay.card.loading');
      }
      const { error, token = '' } = await mounted.current.elements.submit();
      if (typed.current) typed.current.value = token;
      return error ? (error.message ?? t('orders.pay.card.check')) : '';
    },
    async confirm({ clientSecret, returnUrl }) {
      if (!mounted.current) return t('orders.pay.card.blocked');
      const { provider, elements } = mounted.current;
      const confirmParams = { return_url: new URL(returnUrl, location.origin).href };
      const requested = { elements, clientSecret, confirmParams };
      const { error } = saves
        ? await provider.confirmSetup(requested)
        : await provider.confirmPayment(requested);
      return error?.message ?? t('orders.pay.card.check');
    },
  }));

  return (
    <div className={styles.fields}>
      <noscript>{children ?? <p>{t('orders.pay.card.script')}</p>}</noscript>
      <input ref={typed} type="hidden" name={CARD_TOKEN_FIELD} />
      {state === 'blocked' && <Notice kind="error">{t('orders.pay.card.blocked')}</Notice>}
      {state === 'coming' && <p className={styles.coming}>{t('orders.pay.card.loading')}</p>}
      <div ref={place} className={state === 'blocked' ? undefined : styles.place} />
    </div>
  );
}
