import { classNames } from '../ui/class-names.ts';
import { SearchSelect } from '../ui/combobox/search-select.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './floating-field.module.css';
import { controlProps, FloatingField } from './floating-field.tsx';

interface AddressSelectProps {
  id: string;
  name: string;
  label: string;
  error: string | undefined;
  required: boolean;
  autoComplete: string;
  className: string;
  value: string;
  options: readonly { value: string; label: string }[];
  /** Searchable once the page is hydrated. */
  searchable?: boolean;
  /** Called before the list opens. */
  onPrepare?: () => void;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** A select under a floating label. */
export function AddressSelect(props: AddressSelectProps) {
  const { id, label, error, className, value, options, searchable, onPrepare, onChange } = props;
  const { name, required, autoComplete, onBlur } = props;
  const known = options.some((option) => option.value === value);
  const { placeholder: _, ...tied } = controlProps(id, error);
  return (
    <FloatingField {...{ id, label, error, className }} filled={known}>
      <SearchSelect
        {...tied}
        {...{ name, required, autoComplete, onBlur, searchable }}
        className={classNames(styles.control, styles.select)}
        value={known ? value : ''}
        onFocus={onPrepare}
        onPointerDown={onPrepare}
        onChange={(event) => onChange(event.target.value)}
      >
        {/* The label takes the place of the placeholder. */}
        <option value="" aria-label={label} />
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SearchSelect>
      <Icon name="chevron-down" size={20} className={styles.arrow} />
    </FloatingField>
  );
}
