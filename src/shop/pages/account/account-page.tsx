import type { AccountPage } from '#wire/account.ts';
import { ChosenPassword, EmailField, NewPassword } from '../../account/account-fields.tsx';
import { AccountForm, FormField, Submit } from '../../account/account-form.tsx';
import { AccountFrame } from '../../account/account-frame.tsx';
import { Dashboard } from '../../account/dashboard.tsx';
import { CodeField, CodeForm, LogInAndRegister } from '../../account/log-in.tsx';
import { OwnerPlace } from '../../account/owner-place.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import styles from './account-page.module.css';

interface AccountPageViewProps {
  data: AccountPage;
}

/** Log-in page, overview, and the pages that links in emails lead to. */
export function AccountPageView({ data }: AccountPageViewProps) {
  return (
    <AccountFrame frame={data.frame}>
      <View {...data} />
    </AccountFrame>
  );
}

function View({ frame, view }: AccountPage) {
  const t = useTranslator();
  switch (view.kind) {
    case 'log-in':
      return <LogInAndRegister frame={frame} view={view} />;
    case 'code':
      return <CodeForm frame={frame} view={view} />;
    case 'dashboard':
      return <Dashboard frame={frame} view={view} />;
    case 'lost':
      return (
        <AccountForm frame={frame} className="lost_reset_password">
          <p>{t('account.lostIntro')}</p>
          <EmailField name="user_login" value={view.email} />
          <Submit>{t('account.lostSend')}</Submit>
        </AccountForm>
      );
    case 'reset':
      return (
        <AccountForm frame={frame} className="lost_reset_password">
          <input type="hidden" name="token" value={view.token} readOnly />
          <NewPassword shortest={view.shortest} required />
          {view.needsCode && <CodeField />}
          <Submit>{t('account.resetSave')}</Submit>
        </AccountForm>
      );
    case 'verify':
      return (
        <AccountForm frame={frame}>
          <input type="hidden" name="token" value={view.token} readOnly />
          <p>{t('account.verifyIntro', { email: view.email })}</p>
          <Submit>{t('account.verifyGo')}</Submit>
        </AccountForm>
      );
    case 'dead-link':
      return (
        <div className={styles.words}>
          <p>{t('account.linkDead')}</p>
          <p>
            <a href={view.newUrl}>{t('account.linkNew')}</a>
          </p>
        </div>
      );
    case 'log-out':
      return (
        <AccountForm frame={frame} action={frame.logOutUrl}>
          <p>{t('account.logOutIntro')}</p>
          <Submit>{t('account.logOut')}</Submit>
        </AccountForm>
      );
    case 'set-up':
      return (
        <AccountForm frame={frame}>
          <input type="hidden" name="token" value={view.token} readOnly />
          <p>{t('account.setUpIntro')}</p>
          <FormField
            name="name"
            label={t('account.displayName')}
            value={view.name}
            autoComplete="name"
            maxLength={80}
          />
          <EmailField name="email" value={view.email} />
          <ChosenPassword
            name="password"
            label={t('account.password')}
            shortest={view.shortest}
            required
          />
          <OwnerPlace country={view.country} countries={view.countries} />
          <Submit>{t('account.setUpGo')}</Submit>
        </AccountForm>
      );
    case 'gone':
      return <p>{t('account.goneText')}</p>;
  }
}
