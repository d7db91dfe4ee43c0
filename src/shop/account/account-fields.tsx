import { useTranslator } from '../ui/shop-context.tsx';
import styles from './account-fields.module.css';
import { FormField, FormPassword } from './account-form.tsx';
import { PasswordStrength } from './strength/password-strength.tsx';

interface EmailFieldProps {
  name: string;
  value: string;
  /** `username` where it is what one logs in with. */
  autoComplete?: 'email' | 'username';
  hint?: string;
}

export function EmailField({ autoComplete = 'username', ...field }: EmailFieldProps) {
  const label = useTranslator()('account.email');
  return (
    <FormField
      {...field}
      label={label}
      type="email"
      autoComplete={autoComplete}
      required
      maxLength={254}
    />
  );
}

/** Current password, required again before an irreversible action. */
export function CurrentPassword() {
  return (
    <FormPassword
      name="password"
      label={useTranslator()('account.passwordCurrent')}
      autoComplete="current-password"
      required
    />
  );
}

interface ChosenPasswordProps {
  name: string;
  id?: string;
  label: string;
  shortest: number;
  required?: boolean;
}

/** A password that is chosen here: how strong it is shows while it is typed. */
export function ChosenPassword({ shortest, id, ...field }: ChosenPasswordProps) {
  const t = useTranslator();
  const { name } = field;
  return (
    <div className={styles.chosen}>
      <FormPassword
        {...field}
        id={id ?? name}
        hint={t('password.hint', { count: shortest })}
        autoComplete="new-password"
      />
      <PasswordStrength inputId={id ?? name} shortest={shortest} />
    </div>
  );
}

interface NewPasswordProps {
  shortest: number;
  required?: boolean;
}

/** A new password, twice. */
export function NewPassword({ shortest, required = false }: NewPasswordProps) {
  const t = useTranslator();
  return (
    <>
      <ChosenPassword
        name="password_1"
        label={t('account.passwordNew')}
        shortest={shortest}
        required={required}
      />
      <FormPassword
        name="password_2"
        label={t('account.passwordRepeat')}
        autoComplete="new-password"
        required={required}
      />
    </>
  );
}
