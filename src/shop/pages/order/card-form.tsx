import { type FormEvent, useRef, useState } from 'react';
import type { OrderView } from '#wire/order.ts';
import type { OrderPayPage } from '#wire/order-page.ts';
import { type CardEntry, CardFields } from '../../payment/card-fields.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { useMoney, useTranslator } from '../../ui/shop-context.tsx';
import styles from './order-pay-page.module.css';

interface CardFormProps {
  order: OrderView;
  confirm: NonNullable<OrderPayPage['confirm']>;
}

/** An order that exists is paid by card. */
export function CardForm({ order, confirm }: CardFormProps) {
  const t = useTranslator();
  const money = useMoney();
  const card = useRef<CardEntry>(null);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState('');
  const { client_secret: clientSecret = '', publishable_key: publishableKey = '' } = confirm.data;

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!card.current || sending) return;
    setSending(true);
    setProblem('');
    const { returnUrl } = confirm;
    const slip = await card.current.check();
    setProblem(slip === '' ? await card.current.confirm({ clientSecret, returnUrl }) : slip);
    setSending(false);
  }

  return (
    <form id="card-form" className={styles.form} onSubmit={send} aria-busy={sending || undefined}>
      <h2 className={styles.legend}>{t('orders.pay.card')}</h2>
      {problem !== '' && <Notice kind="error">{problem}</Notice>}
      <CardFields
        ref={card}
        provider={confirm.provider}
        publishableKey={publishableKey}
        purpose={{ clientSecret }}
      />
      <Button type="submit" wide busy={sending}>
        {t('orders.pay.now', { total: money(order.totals.total) })}
      </Button>
      <a href={`?key=${encodeURIComponent(order.key)}`}>{t('orders.pay.other')}</a>
    </form>
  );
}
