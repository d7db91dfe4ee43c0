import { useRef } from 'react';
import { PASSWORD_SHORTEST } from '#rules/accounts/password.ts';
import { CHECKOUT_FIELDS } from '#wire/checkout.ts';
import { PasswordStrength } from '../../account/strength/password-strength.tsx';
import frame from '../../address/floating-field.module.css';
import { controlProps, FloatingField } from '../../address/floating-field.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import type { Checkout } from '../state/use-checkout.ts';
import styles from './contact-part.module.css';
import { EmailHint } from './email-hint.tsx';
import { LogInPart } from './log-in-part.tsx';
import { toError } from './problems-of.ts';
import { ReminderChoice } from './reminder-choice.tsx';

/** The contact: an e-mail is enough; an account can be used or created. */
export function ContactPart({ checkout }: { checkout: Checkout }) {
  const t = useTranslator();
  const { page, state, setAddress, leave, set } = checkout;
  const { customer, canCreate, canLogIn, guestsAllowed } = page.account;
  const { billing, createAccount } = state.values;
  const error = toError(state, 'billing_email');
  const input = useRef<HTMLInputElement>(null);
  const setEmail = (email: string) => setAddress('billing', { ...billing, email });

  return (
    <>
      {customer ? (
        <p className={styles.who}>{t('checkout.loggedIn', { name: customer.name })}</p>
      ) : (
        canLogIn && <LogInPart checkout={checkout} />
      )}
      <div>
        <FloatingField
          id="billing_email"
          label={t('address.email')}
          error={error}
          className="validate-required validate-email"
        >
          <input
            {...controlProps('billing_email', error)}
            name="billing_email"
            type="email"
            className={`input-text ${frame.control}`}
            autoComplete="billing email"
            inputMode="email"
            spellCheck={false}
            maxLength={254}
            required
            value={billing.email}
            ref={input}
            onChange={(event) => setEmail(event.target.value)}
            onBlur={() => leave('billing', 'email')}
          />
        </FloatingField>
        <EmailHint
          email={billing.email}
          onTake={(email) => {
            setEmail(email);
            input.current?.focus();
          }}
        />
      </div>
      {page.reminder !== null && <ReminderChoice email={billing.email} requested={page.reminder} />}
      {!customer && canCreate && (
        <div className={styles.account}>
          <Checkbox
            id={CHECKOUT_FIELDS.createAccount}
            name={CHECKOUT_FIELDS.createAccount}
            value="1"
            label={t('checkout.createAccount')}
            checked={createAccount || !guestsAllowed}
            disabled={!guestsAllowed}
            onChange={(event) => set({ createAccount: event.target.checked })}
          />
          {!guestsAllowed && (
            <input type="hidden" name={CHECKOUT_FIELDS.createAccount} value="1" readOnly />
          )}
          {!guestsAllowed && <p className={styles.hint}>{t('checkout.needsAccount')}</p>}
          <NewPassword checkout={checkout} />
        </div>
      )}
    </>
  );
}

function NewPassword({ checkout }: { checkout: Checkout }) {
  const t = useTranslator();
  const { state, setPassword, mended } = checkout;
  const id = CHECKOUT_FIELDS.password;
  const error = toError(state, id);
  const tied = controlProps(id, error);
  return (
    <div className={styles.password}>
      <FloatingField id={id} label={t('checkout.newPassword')} error={error}>
        <input
          {...tied}
          aria-describedby={[`${id}-hint`, tied['aria-describedby']].filter(Boolean).join(' ')}
          name={id}
          type="password"
          className={frame.control}
          autoComplete="new-password"
          value={state.password}
          onChange={(event) => {
            setPassword(event.target.value);
            mended(id);
          }}
        />
      </FloatingField>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('password.hint', { count: PASSWORD_SHORTEST })}
      </p>
      <PasswordStrength inputId={id} shortest={PASSWORD_SHORTEST} />
    </div>
  );
}
