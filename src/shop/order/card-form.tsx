import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { OrderView } from '#wire/order.ts';
import type { OrderPayPage } from '#wire/order-page.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { useMoney, useTranslator } from '../ui/shop-context.tsx';
import type { CardProvider } from './card-script.ts';
import styles from './order-pay-page.module.css';

interface CardFormProps {
  order: OrderView;
  confirm: NonNullable<OrderPayPage['confirm']>;
}

interface CardField {
  provider: CardProvider;
  elements: ReturnType<CardProvider['elements']>;
}

/** The provider's own fields, in a frame of the provider: nothing that is typed passes the shop. */
export function CardForm({ order, confirm }: CardFormProps) {
  const t = useTranslator();
  const money = useMoney();
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<CardField>(null);
  const [ready, setReady] = useState(false);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState('');
  const { client_secret: clientSecret = '', publishable_key: key = '' } = confirm.data;

  useEffect(() => {
    let left = false;
    async function show() {
      const { loadCardProvider } = await import('./card-script.ts');
      const provider = await loadCardProvider(key);
      if (left || !place.current) return;
      const dark = matchMedia('(prefers-color-scheme: dark)').matches;
      const appearance = { theme: dark ? 'night' : 'stripe' };
      const elements = provider.elements({ clientSecret, appearance });
      const card = elements.create('payment');
      card.on('ready', () => setReady(true));
      card.mount(place.current);
      field.current = { provider, elements };
    }
    show().catch(() => setProblem(t('orders.pay.card.blocked')));
    return () => {
      left = true;
    };
  }, [clientSecret, key, t]);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!field.current || sending) return;
    setSending(true);
    setProblem('');
    const { provider, elements } = field.current;
    const confirmParams = { return_url: new URL(confirm.returnUrl, location.origin).href };
    // Where it works the browser leaves the page; an answer is a problem to correct.
    const { error } = await provider.confirmPayment({ elements, confirmParams });
    setProblem(error?.message ?? '');
    setSending(false);
  }

  return (
    <form id="card-form" className={styles.form} onSubmit={send} aria-busy={sending || undefined}>
      <h2 className={styles.legend}>{t('orders.pay.card')}</h2>
      <noscript>
        <p>{t('orders.pay.card.script')}</p>
      </noscript>
      {problem !== '' && <Notice kind="error">{problem}</Notice>}
      {!ready && problem === '' && <p>{t('orders.pay.card.loading')}</p>}
      <div ref={place} />
      <Button type="submit" wide disabled={!ready || sending}>
        {t('orders.pay.now', { total: money(order.totals.total) })}
      </Button>
      <a href={`?key=${encodeURIComponent(order.key)}`}>{t('orders.pay.other')}</a>
    </form>
  );
}
