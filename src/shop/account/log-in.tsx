import { PASSWORD_SHORTEST } from '#rules/accounts/password.ts';
import type { AccountFrame, AccountView } from '#wire/account.ts';
import { useTranslator } from '../ui/shop-context.tsx';
import { ChosenPassword, EmailField } from './account-fields.tsx';
import { AccountForm, FormField, FormPassword, Submit } from './account-form.tsx';
import styles from './log-in.module.css';
import { PasskeyButton } from './passkey-button.tsx';

interface LogInProps {
  frame: AccountFrame;
  view: Extract<AccountView, { kind: 'log-in' }>;
}

/** Two forms side by side: log in and register. */
export function LogInAndRegister({ frame, view }: LogInProps) {
  const t = useTranslator();
  return (
    <div className={styles.columns}>
      <section aria-labelledby="log-in-title" className={styles.box}>
        <h2 id="log-in-title">{t('account.logIn')}</h2>
        <p className={styles.intro}>{t('account.logInIntro')}</p>
        <AccountForm frame={frame} action={frame.accountUrl} className="woocommerce-form-login">
          <Back to={view.redirectTo} />
          <EmailField name="username" value={view.username} />
          <FormPassword
            name="password"
            label={t('account.password')}
            autoComplete="current-password"
            required
          />
          <Submit name="login">{t('account.logIn')}</Submit>
        </AccountForm>
        <p className={styles.lost}>
          <a href={view.lostUrl}>{t('account.lost')}</a>
        </p>
        <PasskeyButton redirectTo={view.redirectTo} />
      </section>
      {view.registration && <Register frame={frame} view={view} />}
    </div>
  );
}

function Register({ frame, view }: LogInProps) {
  const t = useTranslator();
  return (
    <section aria-labelledby="register-title" className={styles.box}>
      <h2 id="register-title">{t('account.registerTitle')}</h2>
      <p className={styles.intro}>{t('account.registerIntro')}</p>
      <AccountForm frame={frame} action={frame.accountUrl} className="woocommerce-form-register">
        <Back to={view.redirectTo} />
        <EmailField
          name="email"
          hint={t('account.registerHint')}
          value={view.email}
          autoComplete="email"
        />
        <ChosenPassword
          name="password"
          id="reg_password"
          label={t('account.password')}
          shortest={PASSWORD_SHORTEST}
          required
        />
        {/* Hidden from sight and keyboard: only a bot fills it in. */}
        <div hidden>
          <input type="text" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
        </div>
        <Submit name="register" variant="secondary">
          {t('account.register')}
        </Submit>
      </AccountForm>
    </section>
  );
}

function Back({ to }: { to: string }) {
  return to === '' ? null : <input type="hidden" name="redirect_to" value={to} readOnly />;
}

interface CodeFormProps {
  frame: AccountFrame;
  view: Extract<AccountView, { kind: 'code' }>;
}

/** The second step of a log-in with a second factor. */
export function CodeForm({ frame, view }: CodeFormProps) {
  const t = useTranslator();
  return (
    <>
      <AccountForm frame={frame} action={frame.accountUrl}>
        <Back to={view.redirectTo} />
        <input type="hidden" name="challenge" value={view.challenge} readOnly />
        <CodeField />
        <Submit>{t('account.codeGo')}</Submit>
      </AccountForm>
      <p className={styles.lost}>
        <a href={frame.accountUrl}>{t('account.codeCancel')}</a>
      </p>
    </>
  );
}

export function CodeField() {
  const t = useTranslator();
  return (
    <>
      <p>{t('account.codeIntro')}</p>
      <FormField
        name="code"
        label={t('account.code')}
        autoComplete="one-time-code"
        required
        maxLength={20}
      />
    </>
  );
}
