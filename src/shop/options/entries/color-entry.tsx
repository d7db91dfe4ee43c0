import { useRef } from 'react';
import { textsOf } from '#rules/options/field-value.ts';
import type { ColorField } from '#rules/options/option-form.ts';
import control from '../../ui/forms/field.module.css';
import { describedBy, Field } from '../../ui/forms/field.tsx';
import { typeInto } from '../../ui/forms/type-into.ts';
import { useTranslator } from '../../ui/shop-context.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { firstValue } from '../first-values.ts';
import { useOptions } from '../options-model.tsx';
import styles from './color-entry.module.css';
import { EntryLabel } from './entry-label.tsx';
import type { EntryProps } from './entry-props.ts';

/**
 * A colour as hex value, by the browser's picker, or by one of the shop's swatches; without script
 * as hex value only.
 */
export function ColorEntry({ field, id, label, help, error }: EntryProps<ColorField>) {
  const t = useTranslator();
  const live = useHydrated();
  const { nameOf, options, values } = useOptions();
  const input = useRef<HTMLInputElement>(null);
  const [now = ''] = textsOf(values[field.id]);
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
          {...describedBy(id, { hint: help, error })}
          id={id}
          type="text"
          name={nameOf(field.id)}
          className={control.control}
          defaultValue={textsOf(firstValue(field, options.values)).join('')}
          // Written the same in every language.
          dir="ltr"
          placeholder="#rrggbb"
          maxLength={7}
          // "abc" and "#abc" are colours too.
          onBlur={({ target }) => {
            const color = fullColor(target.value);
            if (color !== target.value) take(color);
          }}
          autoComplete="off"
          aria-required={field.required || undefined}
        />
        <input
          type="color"
          className={styles.picker}
          data-empty={now === '' || undefined}
          disabled={!live}
          aria-label={t('options.pickColor', { label })}
          value={/^#[0-9a-f]{6}$/i.test(now) ? now : '#808080'}
          onChange={(event) => take(event.target.value)}
        />
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
              aria-pressed={now.toLowerCase() === color.toLowerCase()}
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

/** fullColor('a0c') is '#aa00cc'; anything else is returned unchanged. */
function fullColor(typed: string): string {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(typed.trim())?.[1];
  if (digits === undefined) return typed;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase();
}
