import { Notice } from '../../ui/notice/notice.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import styles from '../settings.module.css';
import { Passkeys } from './passkeys.tsx';
import { RecoveryCodes, SecondFactor, type SecurityProps } from './second-factor.tsx';
import { Sessions } from './sessions.tsx';

/** The second factor with its recovery codes, passkeys, and the devices that are logged in. */
export function Security({ frame, view }: SecurityProps) {
  const t = useTranslator();
  return (
    <div className={styles.sections}>
      {view.recoveryCodes.length > 0 && <RecoveryCodes codes={view.recoveryCodes} />}
      {view.owed && <Notice>{t('account.owesSecondFactor')}</Notice>}
      <SecondFactor frame={frame} view={view} />
      {!view.owed && <Passkeys frame={frame} view={view} />}
      <Sessions frame={frame} view={view} />
    </div>
  );
}
