import { useTranslator } from '../ui/shop-context.tsx';
import styles from './consent-link.module.css';
import { openConsent } from './open-consent.ts';

/** Changing one's mind is as easy as answering was. Without script there is nothing to decide. */
export function ConsentLink() {
  const t = useTranslator();
  return (
    <button type="button" className={styles.link} onClick={openConsent}>
      {t('consent.settings')}
    </button>
  );
}
