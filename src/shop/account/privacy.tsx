import type { AccountFrame, AccountSettingsView } from '#wire/account.ts';
import { useMoney, useTranslator } from '../ui/shop-context.tsx';
import { CurrentPassword } from './account-fields.tsx';
import { AccountForm, Submit } from './account-form.tsx';
import styles from './settings.module.css';

interface PrivacyProps {
  frame: AccountFrame;
  view: Extract<AccountSettingsView, { kind: 'privacy' }>;
}

/** Requests for an export or the deletion of personal data. */
export function Privacy({ frame, view }: PrivacyProps) {
  const t = useTranslator();
  const money = useMoney();
  return (
    <div className={styles.sections}>
      <section aria-labelledby="export" className={styles.section}>
        <h2 id="export">{t('account.exportTitle')}</h2>
        <p>{t('account.exportIntro')}</p>
        <AccountForm frame={frame} action={view.exportUrl}>
          <Submit variant="secondary">{t('account.exportGo')}</Submit>
        </AccountForm>
      </section>
      <section aria-labelledby="delete" className={styles.section}>
        <h2 id="delete">{t('account.deleteTitle')}</h2>
        <p>{t('account.deleteIntro')}</p>
        {view.credit > 0 && (
          <p>
            <strong>{t('account.deleteCredit', { amount: money(view.credit) })}</strong>
          </p>
        )}
        <AccountForm frame={frame}>
          <CurrentPassword />
          <Submit name="delete" variant="secondary">
            {t('account.deleteGo')}
          </Submit>
        </AccountForm>
      </section>
    </div>
  );
}
