import type { KeyboardEvent } from 'react';
import { CHECKOUT_BUTTONS, CHECKOUT_FIELDS } from '#wire/checkout.ts';
import frame from '../../address/floating-field.module.css';
import { controlProps, FloatingField } from '../../address/floating-field.tsx';
import { Button } from '../../ui/button.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import type { Checkout } from '../state/use-checkout.ts';
import styles from './log-in-part.module.css';
import { toError } from './problems-of.ts';

/** Log in without leaving: the whole form is sent, so all values come back. */
export function LogInPart({ checkout }: { checkout: Checkout }) {
  const t = useTranslator();
  const { page, state } = checkout;
  const { challenge, username } = page.account;
  const error = toError(state, CHECKOUT_FIELDS.username);
  const codeError = toError(state, CHECKOUT_FIELDS.code);
  const onEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const { form } = event.currentTarget;
    form?.querySelector<HTMLButtonElement>(`button[name="${CHECKOUT_BUTTONS.logIn}"]`)?.click();
  };
  const shared = { className: frame.control, onKeyDown: onEnter };
  return (
    <details
      className={`woocommerce-form-login-toggle ${styles.logIn}`}
      open={challenge !== '' || username !== ''}
    >
      <summary className={styles.toggle}>
        {t('checkout.returning')} <span className={styles.link}>{t('checkout.logIn')}</span>
      </summary>
      <div className={styles.fields}>
        {challenge === '' ? (
          <>
            <FloatingField id="username" label={t('checkout.username')} error={error}>
              <input
                {...controlProps('username', error)}
                {...shared}
                name={CHECKOUT_FIELDS.username}
                type="email"
                autoComplete="section-login username"
                spellCheck={false}
                maxLength={254}
                defaultValue={username}
              />
            </FloatingField>
            <FloatingField id="password" label={t('checkout.password')}>
              <input
                {...controlProps('password', undefined)}
                {...shared}
                name={CHECKOUT_FIELDS.logInPassword}
                type="password"
                autoComplete="section-login current-password"
              />
            </FloatingField>
          </>
        ) : (
          <>
            <input type="hidden" name={CHECKOUT_FIELDS.challenge} value={challenge} readOnly />
            <p className={styles.hint}>{t('checkout.codeIntro')}</p>
            <FloatingField id="code" label={t('checkout.code')} error={codeError}>
              <input
                {...controlProps('code', codeError)}
                {...shared}
                name={CHECKOUT_FIELDS.code}
                type="text"
                inputMode="numeric"
                autoComplete="one-time-code"
              />
            </FloatingField>
          </>
        )}
        <div className={styles.end}>
          <Button type="submit" name={CHECKOUT_BUTTONS.logIn} value="1" variant="secondary">
            {t('checkout.logIn')}
          </Button>
          {challenge === '' && (
            <a href={page.account.lostUrl} className={styles.lost}>
              {t('checkout.lost')}
            </a>
          )}
          <span className={styles.hint}>{t('checkout.logInHint')}</span>
        </div>
      </div>
    </details>
  );
}
