import { type FormEvent, useRef, useState } from 'react';
import type { AccountFrame, AccountSettingsView } from '#wire/account.ts';
import type { SavedMethodView } from '#wire/payments/saved-methods.ts';
import { type CardEntry, CardFields } from '../payment/card-fields.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { useTranslator } from '../ui/shop-context.tsx';
import { AccountForm, Submit } from './account-form.tsx';
import styles from './device-list.module.css';
import settings from './settings.module.css';

type PaymentsView = Extract<AccountSettingsView, { kind: 'payments' }>;

interface PaymentMethodsProps {
  frame: AccountFrame;
  view: PaymentsView;
}

/** What the customer has saved to pay with: add, make the default, delete. */
export function PaymentMethods({ frame, view }: PaymentMethodsProps) {
  const t = useTranslator();
  const { saved, setup, canAdd } = view;
  return (
    <section aria-labelledby="saved-methods" className={settings.section}>
      <h2 id="saved-methods">{t('account.savedMethods')}</h2>
      <p>{t('account.savedMethodsIntro')}</p>
      {saved.length === 0 && <p>{t('account.savedMethodsNone')}</p>}
      {saved.length > 0 && (
        <ul className={styles.list}>
          {saved.map((method) => (
            <SavedMethod key={method.id} frame={frame} method={method} />
          ))}
        </ul>
      )}
      {setup && <NewCard setup={setup} />}
      {!setup && canAdd && (
        <AccountForm frame={frame}>
          <Submit name="add" variant="secondary">
            {t('account.savedMethodAdd')}
          </Submit>
        </AccountForm>
      )}
    </section>
  );
}

function SavedMethod({ frame, method }: { frame: AccountFrame; method: SavedMethodView }) {
  const t = useTranslator();
  const { id, title, expires, isDefault } = method;
  return (
    <li className={styles.item}>
      <div>
        <p className={styles.name}>
          {title}
          {isDefault && <span className={styles.here}>{t('account.savedMethodDefault')}</span>}
        </p>
        {expires !== '' && (
          <p className={styles.when}>{t('orders.pay.card.expires', { date: expires })}</p>
        )}
      </div>
      <AccountForm frame={frame} className={settings.buttons}>
        {!isDefault && (
          <Submit
            name="make_default"
            value={id}
            variant="quiet"
            label={t('account.savedMethodMakeDefaultOf', { name: title })}
          >
            {t('account.savedMethodMakeDefault')}
          </Submit>
        )}
        <Submit
          name="remove"
          value={id}
          variant="quiet"
          label={t('account.savedMethodRemoveOf', { name: title })}
        >
          {t('account.savedMethodRemove')}
        </Submit>
      </AccountForm>
    </li>
  );
}

/** The provider's own fields: the card's number never passes the shop. */
function NewCard({ setup }: { setup: NonNullable<PaymentsView['setup']> }) {
  const t = useTranslator();
  const card = useRef<CardEntry>(null);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState('');
  const { provider, clientSecret, publishableKey, returnUrl } = setup;

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!card.current || sending) return;
    setSending(true);
    const slip = await card.current.check();
    setProblem(slip === '' ? await card.current.confirm({ clientSecret, returnUrl }) : slip);
    setSending(false);
  }

  return (
    <form onSubmit={send} aria-busy={sending || undefined} className={settings.section}>
      <h3>{t('account.savedMethodNew')}</h3>
      {problem !== '' && <Notice kind="error">{problem}</Notice>}
      <CardFields
        ref={card}
        provider={provider}
        publishableKey={publishableKey}
        purpose={{ clientSecret }}
        saves
      />
      <div className={settings.buttons}>
        <Button type="submit" busy={sending}>
          {t('account.savedMethodSave')}
        </Button>
        <a href={returnUrl}>{t('account.savedMethodCancel')}</a>
      </div>
    </form>
  );
}
