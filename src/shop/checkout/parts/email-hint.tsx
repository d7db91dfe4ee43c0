import { useEffect, useState } from 'react';
import { suggestEmail } from '#rules/accounts/email-typo.ts';
import { useTranslator } from '../../ui/shop-context.tsx';
import styles from './email-hint.module.css';

interface EmailHintProps {
  email: string;
  onTake(email: string): void;
}

/** Not while somebody types, and not when the field is left: what is pressed next would move away. */
const PAUSE_MS = 800;

/** Says what was probably meant where an email address looks mistyped. */
export function EmailHint({ email, onTake }: EmailHintProps) {
  const t = useTranslator();
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(email), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [email]);
  const suggested = settled === email ? suggestEmail(email) : null;
  return (
    <div role="status">
      {suggested !== null && (
        <button type="button" className={styles.hint} onClick={() => onTake(suggested)}>
          {t('checkout.emailTypo', { email: suggested })}
        </button>
      )}
    </div>
  );
}
