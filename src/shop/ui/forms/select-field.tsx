import { type SelectHTMLAttributes, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import field from './field.module.css';
import { describedBy, Field, type FieldProps } from './field.tsx';
import styles from './select-field.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

type SelectFieldProps = FieldProps & { options: readonly SelectOption[] } & Omit<
    SelectHTMLAttributes<HTMLSelectElement>,
    'className'
  >;

export function SelectField(props: SelectFieldProps) {
  const {
    label,
    labelHidden,
    hint,
    error,
    className,
    options,
    id: productIdInput,
    ...select
  } = props;
  const offlineGatewayId = useId();
  const id = productIdInput ?? offlineGatewayId;
  return (
    <Field {...{ id, label, labelHidden, hint, error, className }}>
      <span className={styles.frame}>
        <select
          {...select}
          {...describedBy(id, { hint, error })}
          id={id}
          className={classNames(field.control, styles.select)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={20} className={styles.arrow} />
      </span>
    </Field>
  );
}
