import type { SessionView } from '#wire/account.ts';
import { useDay, useTranslator } from '../../ui/shop-context.tsx';
import type { Translate } from '../../ui/translate.ts';
import { AccountForm, Submit } from '../account-form.tsx';
import styles from '../device-list.module.css';
import settings from '../settings.module.css';
import type { SecurityProps } from './second-factor.tsx';

/** Where the account is open, each with a way to close it. */
export function Sessions({ frame, view: { sessions } }: SecurityProps) {
  const t = useTranslator();
  const day = useDay();
  return (
    <section aria-labelledby="sessions" className={settings.section}>
      <h2 id="sessions">{t('account.sessionsTitle')}</h2>
      <p>{t('account.sessionsIntro', { count: sessions.length })}</p>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.item}>
            <div>
              <p className={styles.name}>
                {getName(t, session)}
                {session.here && <span className={styles.here}>{t('account.sessionHere')}</span>}
              </p>
              <p className={styles.when}>
                {t('account.sessionSeen', { date: day(session.seenAt) })}
              </p>
            </div>
            {!session.here && (
              <AccountForm frame={frame}>
                <Submit
                  name="end_session"
                  value={session.id}
                  variant="quiet"
                  label={t('account.sessionEndOf', { name: getName(t, session) })}
                >
                  {t('account.sessionEnd')}
                </Submit>
              </AccountForm>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <AccountForm frame={frame}>
          <Submit name="end_sessions" variant="secondary">
            {t('account.sessionsEnd')}
          </Submit>
        </AccountForm>
      )}
    </section>
  );
}

function getName(t: Translate, { browser, system }: SessionView): string {
  if (browser !== '' && system !== '') return t('account.sessionDevice', { browser, system });
  return browser || system || t('account.sessionUnknown');
}
