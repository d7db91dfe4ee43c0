import { STRENGTHS } from '#rules/accounts/strength.ts';
import { useTranslator } from '../../ui/shop-context.tsx';
import type { Translate } from '../../ui/translate.ts';
import styles from './password-strength.module.css';
import { type DisplayedStrength, useStrength } from './use-strength.ts';

interface PasswordStrengthProps {
  /** The id of the field the password is typed into. */
  inputId: string;
  shortest: number;
}

/** How hard the typed password is to guess, in words and as four bars. */
export function PasswordStrength({ inputId, shortest }: PasswordStrengthProps) {
  const t = useTranslator();
  const strength = useStrength(inputId, shortest);
  const text = toWords(t, strength);
  const score = strength.kind === 'estimated' ? strength.strength : 0;
  return (
    <div className={styles.strength} hidden={strength.kind === 'empty'} data-score={score}>
      <meter
        className="visually-hidden"
        min={0}
        max={4}
        value={score}
        aria-label={t('password.strength')}
        aria-valuetext={text}
      />
      <div className={styles.bars} aria-hidden="true">
        {STRENGTHS.slice(1).map((each) => (
          <span key={each} className={styles.bar} data-on={each <= score ? true : undefined} />
        ))}
      </div>
      <p className={styles.words} role="status">
        {text}
      </p>
    </div>
  );
}

function toWords(t: Translate, strength: DisplayedStrength): string {
  switch (strength.kind) {
    case 'empty':
      return '';
    case 'checking':
      return t('password.checking');
    case 'short':
      return t('password.short', { count: strength.missing });
    case 'own':
      return t('password.own');
    case 'estimated':
      return t(`password.score${strength.strength}`);
  }
}
