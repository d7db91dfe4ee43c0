import { money } from '#rules/money/money.ts';
import { type FieldValue, OTHER, otherText, toTexts } from '#rules/options/field-value.ts';
import type { ChoiceField, FieldOption } from '#rules/options/option-form.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import control from '../../ui/forms/field.module.css';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { useMoney, useTranslator } from '../../ui/shop-context.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { firstValue } from '../model/first-values.ts';
import { useOptions } from '../model/options-model.tsx';
import styles from './choice-entry.module.css';
import { EntryGroup } from './entry-group.tsx';
import { EntryLabel } from './entry-label.tsx';
import type { EntryProps } from './entry-props.ts';
import { Tile } from './tile.tsx';

type Props = EntryProps<ChoiceField>;

/** A choice field: a select, radio buttons, checkboxes, or tiles with pictures or colours. */
export function ChoiceEntry(props: Props) {
  if (props.field.type === 'select') return <Select {...props} />;
  const { field } = props;
  const tiles = field.type === 'image-group' || field.type === 'color-group';
  return (
    <EntryGroup {...props} role={field.multiple ? 'group' : 'radiogroup'}>
      <div className={tiles ? styles.tiles : styles.list}>
        {field.options.map((option) => (
          <Choice key={option.value} field={field} option={option} tile={tiles} />
        ))}
      </div>
    </EntryGroup>
  );
}

interface ChoiceProps {
  field: ChoiceField;
  option: FieldOption;
  tile: boolean;
}

function Choice({ field, option, tile }: ChoiceProps) {
  const { nameOf: getName, options, values } = useOptions();
  const first = toTexts(firstValue(field, options.values));
  const current = first.find((choice) =>
    option.other ? otherText(choice) !== null : choice === option.value,
  );
  const chosen = toTexts(values[field.id]).some((choice) =>
    option.other ? otherText(choice) !== null : choice === option.value,
  );
  const input = {
    type: field.multiple ? ('checkbox' as const) : ('radio' as const),
    // Without the brackets only the last of several ticked boxes would arrive.
    name: field.multiple ? `${getName(field.id)}[]` : getName(field.id),
    value: option.other ? OTHER : option.value,
    defaultChecked: current !== undefined,
  };
  const label = <OptionLabel field={field} option={option} />;
  return (
    <div className={styles.choice}>
      {tile ? (
        <Tile {...input} option={option} label={label} chosen={chosen} />
      ) : (
        <Checkbox {...input} label={label} />
      )}
      {option.other && <OtherText field={field} option={option} />}
    </div>
  );
}

/** The text for "other". Without script it is always visible. */
function OtherText({ field, option }: { field: ChoiceField; option: FieldOption }) {
  const t = useTranslator();
  const live = useHydrated();
  const { nameOf: getName, options, values } = useOptions();
  const typed = (value: FieldValue | undefined) =>
    toTexts(value)
      .map(otherText)
      .find((text) => text !== null);
  return (
    <input
      type="text"
      name={getName(`${field.id}__other`)}
      className={control.control}
      defaultValue={typed(firstValue(field, options.values)) ?? ''}
      aria-label={t('options.otherText', { label: option.label })}
      placeholder={t('options.otherHint')}
      maxLength={200}
      autoComplete="off"
      hidden={live && typed(values[field.id]) === undefined}
    />
  );
}

/** "Script + $3.00": an option with its own price shows it. */
function OptionLabel({ field, option }: { field: ChoiceField; option: FieldOption }) {
  const extra = useOptionPrice(field, option);
  const { colors } = useOptions().options;
  return (
    <>
      {option.label || colors[option.color]}
      {extra !== '' && <span className={styles.price}> {extra}</span>}
    </>
  );
}

function useOptionPrice(field: ChoiceField, option: FieldOption): string {
  const t = useTranslator();
  const amount = useMoney();
  const { price } = field;
  if (!price || price.pricingType === 'custom' || option.price === null || option.price === 0) {
    return '';
  }
  if (price.pricingType === 'percentage') return t('options.percent', { percent: option.price });
  return t('options.plus', { amount: amount(money(option.price)) });
}

function Select({ field, id, label, help, error }: Props) {
  const t = useTranslator();
  const { nameOf: getName, options } = useOptions();
  const [first = ''] = toTexts(firstValue(field, options.values));
  const other = field.options.find((option) => option.other);
  return (
    <>
      <SelectField
        id={id}
        label={<EntryLabel field={field} label={label} />}
        hint={help || undefined}
        error={error || undefined}
        name={getName(field.id)}
        defaultValue={otherText(first) === null ? first : OTHER}
        aria-required={field.required || undefined}
        options={[
          { value: '', label: t('options.choose') },
          ...field.options.map((option) => ({
            value: option.other ? OTHER : option.value,
            label: option.label,
          })),
        ]}
      />
      {other && <OtherText field={field} option={other} />}
    </>
  );
}
