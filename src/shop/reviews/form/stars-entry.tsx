import { FieldError } from '../../ui/forms/field-error.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import styles from './stars-entry.module.css';

const WORDS = [
  'reviewForm.star1',
  'reviewForm.star2',
  'reviewForm.star3',
  'reviewForm.star4',
  'reviewForm.star5',
] as const;

interface StarsEntryProps {
  name: string;
  id: string;
  value: number;
  required: boolean;
  error?: string;
  onChange(stars: number): void;
}

/**
 * One to five stars as radio buttons, so that keyboard, screen readers and pages without script
 * work.
 */
export function StarsEntry(props: StarsEntryProps) {
  const { name, id, value, required, error, onChange } = props;
  const t = useTranslator();
  const word = WORDS[value - 1];
  return (
    <fieldset
      className={styles.entry}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className={styles.legend}>
        {t('reviewForm.stars')}
        {required && <span aria-hidden="true"> *</span>}
      </legend>
      <div className={styles.row}>
        <div className={styles.stars}>
          {WORDS.map((key, index) => (
            <label key={key} className={styles.star} title={t(key)}>
              <input
                type="radio"
                name={name}
                id={index === 0 ? id : undefined}
                value={index + 1}
                checked={value === index + 1}
                onChange={() => onChange(index + 1)}
                className={styles.radio}
              />
              <Icon name="star" size={32} className={styles.drawing} />
              <span className="visually-hidden">
                {t('reviewForm.starsOf', { count: index + 1 })}: {t(key)}
              </span>
            </label>
          ))}
        </div>
        <span className={styles.word} aria-hidden="true">
          {word && t(word)}
        </span>
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  );
}
