import { useTranslator } from '../ui/shop-context.tsx';
import { FormField, FormPassword } from './account-form.tsx';

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

/** A new password, twice. */
export function NewPassword({ required = false }: { required?: boolean }) {
  const t = useTranslator();
  return (
    <>
      <FormPassword
        name="password_1"
        label={t('account.passwordNew')}
        hint={t('account.passwordHint')}
        autoComplete="new-password"
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
