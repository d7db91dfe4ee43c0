import { charactersLeft } from '#rules/options/checks/check-text.ts';
import { toTexts } from '#rules/options/field-value.ts';
import type { NumberField, TextField } from '#rules/options/option-form.ts';
import { problem } from '#rules/options/problem.ts';
import control from '../../ui/forms/field.module.css';
import { describedBy, Field } from '../../ui/forms/field.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import { firstValue } from '../model/first-values.ts';
import { useOptions } from '../model/options-model.tsx';
import { FieldPreview } from '../preview/field-preview.tsx';
import { EntryLabel } from './entry-label.tsx';
import type { EntryProps } from './entry-props.ts';
import { useRefusedCharacters } from './use-refused-characters.ts';

/** One line, several lines or a number; with the remaining length where the field shows it. */
export function TextEntry({ field, id, label, help, error }: EntryProps<TextField | NumberField>) {
  const t = useTranslator();
  const { nameOf: getName, options, values, problemText } = useOptions();
  const { refused, ...typing } = useRefusedCharacters(field.rules);
  // What was just refused comes before the emptiness that it leaves.
  const said = refused ? problemText(problem(field, 'characters', { found: refused })) : error;
  const text = toTexts(values[field.id]).join('');
  const left = charactersLeft(field, text);
  const hint = [help, left === null ? '' : t('options.left', { count: left })].filter(Boolean);
  const shared = {
    ...describedBy(id, { hint: hint.join(' '), error: said }),
    id,
    name: getName(field.id),
    className: control.control,
    defaultValue: toTexts(firstValue(field, options.values)).join(''),
    placeholder: field.rules.placeholder || undefined,
    autoComplete: 'off',
    'aria-required': field.required || undefined,
    ...typing,
  };
  if (field.type === 'hidden') {
    return <input type="hidden" name={shared.name} defaultValue={shared.defaultValue} />;
  }
  return (
    <>
      <Field
        id={id}
        label={<EntryLabel field={field} label={label} />}
        hint={hint.join(' ') || undefined}
        error={said || undefined}
      >
        {field.type === 'textarea' ? (
          <textarea {...shared} rows={4} />
        ) : (
          <input
            {...shared}
            type="text"
            inputMode={field.type === 'number' ? 'decimal' : undefined}
          />
        )}
      </Field>
      {'preview' in field && field.preview && <FieldPreview id={field.id} />}
    </>
  );
}
