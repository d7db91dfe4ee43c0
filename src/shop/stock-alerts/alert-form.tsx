import { useEffect, useRef, useState } from 'react';
import { hasFields } from '#rules/input/has-fields.ts';
import type { StockAlertData, StockAlertResponse } from '#wire/forms/stock-alert-form.ts';
import { STOCK_ALERT_ACTION } from '#wire/generic-actions.ts';
import { Notice } from '../ui/notice/notice.tsx';
import { useShop, useTranslator } from '../ui/shop-context.tsx';
import { AlertFields } from './alert-fields.tsx';
import styles from './alert-form.module.css';

/** The form on the page of what is sold out; its answer takes its place. */
export function AlertForm({ data: { item, action, days } }: { data: StockAlertData }) {
  const t = useTranslator();
  const { ajax_url, nonces } = useShop();
  const [response, setResponse] = useState<StockAlertResponse | null>(null);
  const [busy, setBusy] = useState(false);
  const place = useRef<HTMLElement>(null);

  // What had the focus is gone, or has a problem to read.
  useEffect(() => {
    if (!response) return;
    const target = response.ok ? '[role=status]' : '[type=email]';
    place.current?.querySelector<HTMLElement>(target)?.focus();
  }, [response]);

  async function send(form: HTMLFormElement): Promise<void> {
    if (busy) return;
    setBusy(true);
    const fields = new FormData(form);
    fields.set('action', STOCK_ALERT_ACTION);
    fields.set('nonce', nonces.public);
    setResponse(await ask(ajax_url, fields, t('stockAlert.failed')));
    setBusy(false);
  }

  return (
    <section
      ref={place}
      aria-label={t('stockAlert.title')}
      className={`stock-alert ${styles.place}`}
    >
      {response?.ok ? (
        <Notice kind="success">
          <p>{response.text}</p>
        </Notice>
      ) : (
        <>
          <h2 className={styles.title}>{t('stockAlert.title')}</h2>
          <AlertFields
            {...{ item, action, days, busy }}
            problem={response?.text}
            onSend={(form) => void send(form)}
          />
        </>
      )}
    </section>
  );
}

async function ask(url: string, body: FormData, failed: string): Promise<StockAlertResponse> {
  try {
    const response = await fetch(url, { method: 'POST', body });
    const result: unknown = response.ok ? await response.json() : null;
    if (hasFields<StockAlertResponse>(result, { ok: 'boolean', text: 'string' })) return result;
  } catch {
    // No network; what was typed stays.
  }
  return { ok: false, text: failed };
}
