import { useTranslator } from '../ui/shop-context.tsx';
import styles from './consent-link.module.css';
import { openConsent } from './open-consent.ts';

/** Reopens the consent choices. Without script there is nothing to consent to. */
export function ConsentLink() {
  const t = useTranslator();
  return (
    <button type="button" className={styles.link} onClick={openConsent}>
      {t('consent.settings')}
    </button>
  );
}
