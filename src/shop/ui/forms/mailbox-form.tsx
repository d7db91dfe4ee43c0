import type { FormEvent, ReactNode } from 'react';
import { Button } from '../button.tsx';
import styles from './mailbox-form.module.css';
import { TextField } from './text-field.tsx';

interface MailboxFormProps {
  /** Where the form posts to. */
  action: string;
  /** Before the names of its fields: `newsletter` has `newsletter_email` and `newsletter_age`. */
  prefix: string;
  label: string;
  placeholder?: string | undefined;
  button: string;
  busy?: boolean;
  typed?: string;
  problem?: string | undefined;
  /** What is agreed to, below the field. */
  consent: ReactNode;
  /** Hidden fields of the form. */
  children?: ReactNode;
  /** Sends it without leaving the page. */
  onSend?: (form: HTMLFormElement) => void;
}

/** Asks for an address. Works without script; with it, the form also says how long the page was open. */
export function MailboxForm(props: MailboxFormProps) {
  const { action, prefix, label, placeholder = label, button, busy, typed, problem } = props;
  const { consent, children, onSend } = props;

  function send(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const age = form.elements.namedItem(`${prefix}_age`);
    if (age instanceof HTMLInputElement) age.value = String(Math.round(performance.now()));
    if (!onSend) return;
    event.preventDefault();
    onSend(form);
  }

  return (
    <form method="post" action={action} className={styles.form} onSubmit={send}>
      {children}
      <input type="hidden" name={`${prefix}_age`} defaultValue="" />
      {/* A honeypot: hidden from people, filled in by bots. */}
      <div className="visually-hidden" aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <TextField
        label={label}
        labelHidden
        type="email"
        name={`${prefix}_email`}
        autoComplete="email"
        required
        maxLength={254}
        placeholder={placeholder}
        defaultValue={typed}
        error={problem}
        className={styles.field}
      />
      <Button type="submit" busy={busy ?? false}>
        {button}
      </Button>
      <p className={`${prefix}-consent ${styles.consent}`}>{consent}</p>
    </form>
  );
}
