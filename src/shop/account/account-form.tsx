import { createContext, type FormHTMLAttributes, type ReactNode, useContext } from 'react';
import type { AccountFrame } from '#wire/account.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { TextField } from '../ui/forms/text-field.tsx';
import { useShop } from '../ui/shop-context.tsx';
import styles from './account-form.module.css';
import { PasswordField } from './password-field.tsx';

const Problems = createContext<AccountFrame['problems']>([]);

type AccountFormProps = {
  frame: AccountFrame;
  children: ReactNode;
} & FormHTMLAttributes<HTMLFormElement>;

/** A form that posts to its own page, with a nonce for the current visitor. */
export function AccountForm({ frame, children, className, ...form }: AccountFormProps) {
  const { nonces } = useShop();
  return (
    <Problems value={frame.problems}>
      <form method="post" className={classNames(styles.form, className)} {...form}>
        <input type="hidden" name="_wpnonce" value={frame.nonce || nonces.public} readOnly />
        {children}
      </form>
    </Problems>
  );
}

/** The problem of one field. */
function useProblem(id: string): string | undefined {
  return useContext(Problems).find((problem) => problem.field === id)?.text;
}

interface FormFieldProps {
  name: string;
  /** Where it is not the name: the id problems point to. */
  id?: string;
  label: string;
  hint?: string;
  value?: string;
  type?: 'text' | 'email';
  autoComplete: string;
  required?: boolean;
  maxLength?: number;
  inputMode?: 'text' | 'numeric' | 'email';
  className?: string;
}

export function FormField({ name, id = name, value = '', ...field }: FormFieldProps) {
  return <TextField id={id} name={name} defaultValue={value} error={useProblem(id)} {...field} />;
}

type PasswordProps = Omit<FormFieldProps, 'type' | 'value' | 'inputMode'>;

export function FormPassword({ name, id = name, ...field }: PasswordProps) {
  return <PasswordField id={id} name={name} error={useProblem(id)} {...field} />;
}

interface SubmitProps {
  name?: string;
  /** What the button sends under its name. */
  value?: string;
  /** For those who do not see what the button stands beside. */
  label?: string;
  variant?: 'primary' | 'secondary' | 'quiet';
  children: ReactNode;
}

export function Submit({ name, value = '1', label, variant, children }: SubmitProps) {
  return (
    <div className={classNames(styles.submit, variant === 'quiet' && styles.quiet)}>
      <Button
        type="submit"
        name={name}
        value={name ? value : undefined}
        variant={variant}
        aria-label={label}
      >
        {children}
      </Button>
    </div>
  );
}
