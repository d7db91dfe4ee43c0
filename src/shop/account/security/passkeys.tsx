import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useDay, useShop, useTranslator } from '../../ui/shop-context.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { AccountForm, FormField, FormPassword, Submit } from '../account-form.tsx';
import styles from '../device-list.module.css';
import settings from '../settings.module.css';
import type { SecurityProps } from './second-factor.tsx';

/** Passkeys of the account: what there is, and one more. */
export function Passkeys({ frame, view: { passkeys } }: SecurityProps) {
  const t = useTranslator();
  const day = useDay();
  return (
    <section aria-labelledby="passkeys" className={settings.section}>
      <h2 id="passkeys">{t('account.passkeys')}</h2>
      <p>{t('account.passkeysIntro')}</p>
      {passkeys.length === 0 && <p>{t('account.passkeysNone')}</p>}
      {passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map(({ id, name, createdAt, usedAt }) => (
            <li key={id} className={styles.item}>
              <div>
                <p className={styles.name}>{name}</p>
                <p className={styles.when}>
                  {t('account.passkeySince', { date: day(createdAt) })}
                  {usedAt !== null && `, ${t('account.passkeyUsed', { date: day(usedAt) })}`}
                </p>
              </div>
              <AccountForm frame={frame}>
                <Submit
                  name="remove_passkey"
                  value={id}
                  variant="quiet"
                  label={t('account.passkeyRemoveOf', { name })}
                >
                  {t('account.passkeyRemove')}
                </Submit>
              </AccountForm>
            </li>
          ))}
        </ul>
      )}
      <NewPasskey frame={frame} />
    </section>
  );
}

type Step = { kind: 'idle' } | { kind: 'asking' } | { kind: 'failed'; text: string };

function NewPasskey({ frame }: Pick<SecurityProps, 'frame'>) {
  const t = useTranslator();
  const ready = useHydrated();
  const { ajax_url } = useShop();
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  if (!ready) {
    return (
      <noscript>
        <p>{t('account.passkeyNeedsScript')}</p>
      </noscript>
    );
  }
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = (name: string) => String(form.get(name) ?? '');
    setStep({ kind: 'asking' });
    const { addPasskey } = await import('../passkey-client.ts');
    const response = await addPasskey(ajax_url, {
      nonce: frame.nonce,
      password: typed('passkey_password'),
      name: typed('passkey_name'),
    });
    if (response.ok) window.location.assign(response.url);
    else setStep({ kind: 'failed', text: response.message || t('account.passkeyStopped') });
  };
  return (
    <AccountForm frame={frame} onSubmit={send}>
      <FormField
        name="passkey_name"
        label={t('account.passkeyName')}
        hint={t('account.passkeyNameHint')}
        autoComplete="off"
        maxLength={60}
      />
      <FormPassword
        name="passkey_password"
        label={t('account.passwordCurrent')}
        autoComplete="current-password"
        required
      />
      <div className={settings.buttons}>
        <Button type="submit" variant="secondary" disabled={step.kind === 'asking'}>
          {t('account.passkeyAdd')}
        </Button>
      </div>
      <p role="status" className={step.kind === 'failed' ? styles.problem : undefined}>
        {step.kind === 'asking' && t('account.passkeyWaiting')}
        {step.kind === 'failed' && step.text}
      </p>
    </AccountForm>
  );
}
