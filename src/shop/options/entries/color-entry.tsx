import { useRef } from 'react';
import { toTexts } from '#rules/options/field-value.ts';
import type { ColorField } from '#rules/options/option-form.ts';
import control from '../../ui/forms/field.module.css';
import { describedBy, Field } from '../../ui/forms/field.tsx';
import { typeInto } from '../../ui/forms/type-into.ts';
import { useTranslator } from '../../ui/shop-context.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { firstValue } from '../model/first-values.ts';
import { useOptions } from '../model/options-model.tsx';
import styles from './color-entry.module.css';
import { EntryLabel } from './entry-label.tsx';
import type { EntryProps } from './entry-props.ts';

/**
 * A colour by the browser's picker or by one of the shop's swatches, shown by its name. The field
 * that is sent holds its hex value; it is seen only without script.
 */
export function ColorEntry({ field, id, label, help, error }: EntryProps<ColorField>) {
  const t = useTranslator();
  const live = useHydrated();
  const { nameOf: getName, options, values } = useOptions();
  const input = useRef<HTMLInputElement>(null);
  const [now = ''] = toTexts(values[field.id]);
  const described = describedBy(id, { hint: help, error });
  const named = Object.entries(options.colors).find(([number]) => sameColor(number, now));
  const nameOfColor = now === '' ? t('options.noColor') : (named?.[1] ?? t('options.ownColor'));
  const take = (color: string) => input.current && typeInto(input.current, color);
  return (
    <Field
      id={id}
      label={<EntryLabel field={field} label={label} />}
      hint={help || undefined}
      error={error || undefined}
    >
      <div className={styles.row}>
        <input
          ref={input}
          {...(!live && { ...described, id })}
          type="text"
          name={getName(field.id)}
          className={`${control.control} ${styles.code}`}
          placeholder={t('options.colorCode')}
          defaultValue={toTexts(firstValue(field, options.values)).join('')}
          // Written the same in every language.
          dir="ltr"
          maxLength={7}
          autoComplete="off"
          aria-required={field.required || undefined}
        />
        <input
          {...(live && { ...described, id })}
          type="color"
          className={styles.picker}
          data-empty={now === '' || undefined}
          disabled={!live}
          aria-label={live ? undefined : t('options.pickColor', { label })}
          value={/^#[0-9a-f]{6}$/i.test(now) ? now : '#808080'}
          onChange={(event) => take(event.target.value)}
        />
        {live && (
          <output htmlFor={id} className={styles.name}>
            {nameOfColor}
          </output>
        )}
      </div>
      {field.swatches.length > 0 && (
        <div className={styles.swatches}>
          {field.swatches.map((color) => (
            <button
              key={color}
              type="button"
              className={styles.swatch}
              disabled={!live}
              aria-label={options.colors[color] ?? color}
              title={options.colors[color]}
              aria-pressed={sameColor(now, color)}
              onClick={() => take(color)}
            >
              <svg viewBox="0 0 1 1" aria-hidden="true">
                <rect width="1" height="1" fill={color} />
              </svg>
            </button>
          ))}
        </div>
      )}
    </Field>
  );
}

function sameColor(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
