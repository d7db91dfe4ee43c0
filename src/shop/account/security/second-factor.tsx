import type { AccountFrame, AccountSettingsView, QrImage } from '#wire/account.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import { CurrentPassword } from '../account-fields.tsx';
import { AccountForm, FormField, Submit } from '../account-form.tsx';
import styles from '../settings.module.css';

export interface SecurityProps {
  frame: AccountFrame;
  view: Extract<AccountSettingsView, { kind: 'security' }>;
}

export function SecondFactor({ frame, view }: SecurityProps) {
  const t = useTranslator();
  return (
    <section aria-labelledby="second-factor" className={styles.section}>
      <h2 id="second-factor">{t('account.secondFactor')}</h2>
      <p>{t('account.secondFactorIntro')}</p>
      {view.on && <Running frame={frame} view={view} />}
      {!view.on && view.pending && <Pending frame={frame} pending={view.pending} />}
      {!view.on && !view.pending && (
        <AccountForm frame={frame}>
          <p>{t('account.secondFactorOff')}</p>
          <CurrentPassword />
          <Submit name="start">{t('account.secondFactorStart')}</Submit>
        </AccountForm>
      )}
    </section>
  );
}

interface PendingProps {
  frame: AccountFrame;
  pending: { secret: string; url: string; picture: QrImage };
}

function Pending({ frame, pending }: PendingProps) {
  const t = useTranslator();
  // In groups of four, which are easier to read and type.
  const secret = pending.secret.replace(/(.{4})(?=.)/g, '$1 ');
  return (
    <>
      <ol className={styles.steps}>
        <li>
          <p>{t('account.secondFactorStep1')}</p>
          <Image {...pending.picture} />
          <p>{t('account.secondFactorKey')}</p>
          <p>
            <code className={styles.secret}>{secret}</code>
          </p>
          <p>
            <a href={pending.url} className={styles.link}>
              {t('account.secondFactorOpen')}
            </a>
          </p>
        </li>
        <li>
          <AccountForm frame={frame}>
            <FormField
              name="code"
              label={t('account.secondFactorStep2')}
              autoComplete="one-time-code"
              inputMode="numeric"
              required
              maxLength={10}
            />
            <Submit>{t('account.secondFactorConfirm')}</Submit>
          </AccountForm>
        </li>
      </ol>
      <AccountForm frame={frame}>
        <Submit name="cancel" variant="quiet">
          {t('account.secondFactorCancel')}
        </Submit>
      </AccountForm>
    </>
  );
}

/** Whole pixels for each module, so that all have the same width. */
const MODULE = 4;

function Image({ size, path }: QrImage) {
  const t = useTranslator();
  return (
    <svg
      className={styles.qr}
      width={size * MODULE}
      height={size * MODULE}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t('account.secondFactorPicture')}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

function Running({ frame, view }: SecurityProps) {
  const t = useTranslator();
  return (
    <>
      <p>
        {t('account.secondFactorOn')} {t('account.recoveryLeft', { count: view.recoveryLeft })}
      </p>
      <AccountForm frame={frame}>
        <CurrentPassword />
        <FormField
          name="code"
          label={t('account.secondFactorProof')}
          autoComplete="one-time-code"
          required
          maxLength={20}
        />
        <div className={styles.buttons}>
          <Submit name="renew" variant="secondary">
            {t('account.recoveryNew')}
          </Submit>
          <Submit name="stop" variant="quiet">
            {t('account.secondFactorStop')}
          </Submit>
        </div>
      </AccountForm>
    </>
  );
}

export function RecoveryCodes({ codes }: { codes: string[] }) {
  const t = useTranslator();
  return (
    <Notice kind="success" title={t('account.recoveryTitle')}>
      <p>{t('account.recoveryIntro')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
