import type { AccountFrame, AccountSettingsView } from '#wire/account.ts';
import { Notice } from '../ui/notice/notice.tsx';
import { useTranslator } from '../ui/shop-context.tsx';
import { EmailField, NewPassword } from './account-fields.tsx';
import { AccountForm, FormField, FormPassword, Submit } from './account-form.tsx';
import styles from './settings.module.css';

interface DetailsFormProps {
  frame: AccountFrame;
  view: Extract<AccountSettingsView, { kind: 'details' }>;
}

/** Name, e-mail address and password. */
export function DetailsForm({ frame, view }: DetailsFormProps) {
  const t = useTranslator();
  return (
    <AccountForm frame={frame} className="woocommerce-EditAccountForm">
      {view.waitingEmail !== '' && (
        <Notice>{t('account.emailWaiting', { email: view.waitingEmail })}</Notice>
      )}
      <div className={styles.pair}>
        <FormField
          name="account_first_name"
          label={t('account.firstName')}
          value={view.firstName}
          autoComplete="given-name"
          maxLength={80}
        />
        <FormField
          name="account_last_name"
          label={t('account.lastName')}
          value={view.lastName}
          autoComplete="family-name"
          maxLength={80}
        />
      </div>
      <FormField
        name="account_display_name"
        label={t('account.displayName')}
        hint={t('account.displayNameHint')}
        value={view.displayName}
        autoComplete="nickname"
        required
        maxLength={80}
      />
      <EmailField
        name="account_email"
        hint={t('account.emailHint')}
        value={view.email}
        autoComplete="email"
      />
      <fieldset className={styles.group}>
        <legend>{t('account.passwordChange')}</legend>
        <p className={styles.hint}>{t('account.passwordChangeIntro')}</p>
        <FormPassword
          name="password_current"
          label={t('account.passwordCurrent')}
          hint={t('account.passwordCurrentHint')}
          autoComplete="current-password"
        />
        <NewPassword shortest={view.shortest} />
      </fieldset>
      <Submit>{t('account.save')}</Submit>
    </AccountForm>
  );
}
