import { type ReactNode, type ToggleEvent, useEffect, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import styles from './on-demand.module.css';

interface OnDemandProps {
  label: string;
  /** The field has a value or an error, so it is shown. */
  needed: boolean;
  children: ReactNode;
}

/** A field that few need: a link names it until it is asked for. Works without script. */
export function OnDemand({ label, needed, children }: OnDemandProps) {
  const [open, setOpen] = useState(needed);
  // Never closed again while it is being edited.
  useEffect(() => {
    if (needed) setOpen(true);
  }, [needed]);

  function toggled({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
    // Opened by its link, which is hidden now: the focus moves to the field.
    if (currentTarget.open && !open) currentTarget.querySelector('input')?.focus();
    setOpen(currentTarget.open);
  }

  return (
    <details className={styles.whole} open={open} onToggle={toggled}>
      <summary className={styles.link}>
        <Icon name="plus" size={16} />
        {label}
      </summary>
      {children}
    </details>
  );
}
