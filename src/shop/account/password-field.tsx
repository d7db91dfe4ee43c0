import { type InputHTMLAttributes, useState } from 'react';
import { classNames } from '../ui/class-names.ts';
import field from '../ui/forms/field.module.css';
import { describedBy, Field, type FieldProps } from '../ui/forms/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { useTranslator } from '../ui/shop-context.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './password-field.module.css';

type PasswordFieldProps = FieldProps & { id: string } & Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'className' | 'type'
  >;

/**
 * A password field whose value can be shown; the toggle needs script and appears after hydration.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { label, labelHidden, hint, error, className, id, ...input } = props;
  const t = useTranslator();
  const ready = useHydrated();
  const [visible, setVisible] = useState(false);
  return (
    <Field {...{ id, label, labelHidden, hint, error, className }}>
      <span className={styles.frame}>
        <input
          {...input}
          {...describedBy(id, { hint, error })}
          id={id}
          type={visible ? 'text' : 'password'}
          maxLength={128}
          autoCapitalize="none"
          spellCheck={false}
          className={classNames(field.control, ready && styles.control)}
        />
        {ready && (
          <button
            type="button"
            className={styles.eye}
            aria-label={t('account.showPassword')}
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
          >
            <Icon name="eye" size={20} />
          </button>
        )}
      </span>
    </Field>
  );
}
