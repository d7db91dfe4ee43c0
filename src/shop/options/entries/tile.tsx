import type { ReactNode } from 'react';
import type { FieldOption } from '#rules/options/option-form.ts';
import styles from './tile.module.css';

interface TileProps {
  type: 'checkbox' | 'radio';
  name: string;
  value: string;
  defaultChecked: boolean;
  option: FieldOption;
  label: ReactNode;
  chosen: boolean;
}

/** A native radio button or checkbox with a picture or colour as its face. */
export function Tile({ option, label, chosen, ...input }: TileProps) {
  return (
    <label className={styles.tile} data-chosen={chosen || undefined}>
      <input className={styles.input} {...input} />
      <span className={styles.face}>
        {option.image !== '' && (
          <img src={option.image} alt="" width={160} height={160} loading="lazy" decoding="async" />
        )}
        {option.image === '' && option.color !== '' && (
          <svg viewBox="0 0 1 1" aria-hidden="true" className={styles.color}>
            <rect width="1" height="1" fill={option.color} />
          </svg>
        )}
      </span>
      <span className={styles.name}>{label}</span>
    </label>
  );
}
