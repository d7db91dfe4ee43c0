import type { ReactNode } from 'react';
import type { OptionField } from '#rules/options/option-form.ts';
import field from '../../ui/forms/field.module.css';
import { Icon } from '../../ui/icon.tsx';
import styles from './entry-group.module.css';
import { EntryLabel } from './entry-label.tsx';

interface EntryGroupProps {
  field: OptionField;
  id: string;
  label: string;
  help: string;
  error: string;
  role?: 'radiogroup' | 'group';
  children: ReactNode;
}

/** Several controls under one label: radio buttons, checkboxes, tiles, the parts of a location. */
export function EntryGroup(props: EntryGroupProps) {
  const { field: option, id, label, help, error, role = 'group', children } = props;
  const described = [help && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      role={role}
      aria-labelledby={`${id}-label`}
      aria-describedby={described || undefined}
      {...(role === 'radiogroup' && {
        'aria-required': option.required || undefined,
        'aria-invalid': error !== '' || undefined,
      })}
      className={`${field.field} ${styles.group}`}
    >
      <span id={`${id}-label`} className={field.label}>
        <EntryLabel field={option} label={label} />
      </span>
      {children}
      {help && (
        <p id={`${id}-hint`} className={field.hint}>
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={field.error}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
    </fieldset>
  );
}
