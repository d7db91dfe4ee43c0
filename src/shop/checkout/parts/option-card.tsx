import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './option-card.module.css';

interface ChoiceCardProps {
  name: string;
  value: string;
  checked: boolean;
  onChoose(): void;
  title: string;
  /** At the end of the row, such as the price. */
  aside?: ReactNode;
  /** Below the title, also while another is selected. */
  details?: readonly string[];
  /** Shown while it is selected. */
  children?: ReactNode;
  className?: string;
  inputClass?: string;
  /** Of the package, for scripts that send a method for each. */
  index?: number;
  invalid?: boolean;
}

/** One of a list of options: the whole card is clickable, and shows details while it is selected. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { name, value, checked, onChoose, title, aside, children, inputClass, invalid } = props;
  const { className, index, details = [] } = props;
  const id = `${name.replace(/\W+/g, '_')}_${value.replace(/\W+/g, '_')}`;
  return (
    <li className={classNames(styles.card, className)}>
      <label htmlFor={id} className={styles.row}>
        <input
          id={id}
          type="radio"
          name={name}
          value={value}
          checked={checked}
          onChange={onChoose}
          className={`${inputClass ?? ''} ${styles.radio}`}
          data-index={index}
          aria-invalid={invalid || undefined}
          aria-describedby={details.length > 0 ? `${id}_details` : undefined}
        />
        <span className={styles.title}>{title}</span>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </label>
      {details.length > 0 && (
        <ul id={`${id}_details`} className={styles.details}>
          {details.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {children && <div className={styles.more}>{children}</div>}
    </li>
  );
}
