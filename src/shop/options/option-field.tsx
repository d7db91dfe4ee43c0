import { useId } from 'react';
import { isEmpty } from '#rules/options/field-value.ts';
import { type OptionField as Field, isChoice } from '#rules/options/option-form.ts';
import { fieldPriceData } from '#wire/options.ts';
import { useShop } from '../ui/shop-context.tsx';
import { ChoiceEntry } from './entries/choice-entry.tsx';
import { ColorEntry } from './entries/color-entry.tsx';
import { DisplayText } from './entries/display-text.tsx';
import type { EntryProps } from './entries/entry-props.ts';
import { FileEntry } from './entries/file-entry.tsx';
import { MomentEntry } from './entries/moment-entry.tsx';
import { GroupEntry } from './entries/product-group-entry.tsx';
import { TextEntry } from './entries/text-entry.tsx';
import { useOptions } from './model/options-model.tsx';
import { FIELD_MARK } from './model/read-fields.ts';
import styles from './option-field.module.css';
import { PlaceEntry } from './place/place-entry.tsx';

/**
 * One field. A hidden one stays in the DOM with its controls disabled: its value reappears with it,
 * and is not sent.
 */
export function OptionField({ field, hidden }: { field: Field; hidden: boolean }) {
  const id = useId();
  const { currency } = useShop();
  const { live, options, problemOf: toProblem, values, problemText } = useOptions();
  const problem = toProblem(field);
  const label = live(field.label, field).trim();
  const shared = {
    id,
    label: label || field.id,
    help: live(field.help, field),
    error: problem ? problemText(problem) : '',
  };
  return (
    <fieldset
      className={styles.field}
      {...{ [FIELD_MARK]: field.id }}
      data-columns={field.columns}
      data-required={(field.required && isEmpty(values[field.id])) || undefined}
      data-price={
        field.price
          ? JSON.stringify(
              fieldPriceData(field, field.price, options.product.con_unit, currency.decimals),
            )
          : undefined
      }
      data-invalid={problem ? true : undefined}
      hidden={hidden || field.type === 'hidden'}
      disabled={hidden}
    >
      <Entry field={field} {...shared} />
    </fieldset>
  );
}

function Entry({ field, ...shared }: EntryProps) {
  if (isChoice(field)) return <ChoiceEntry field={field} {...shared} />;
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'number':
    case 'hidden':
      return <TextEntry field={field} {...shared} />;
    case 'productGroup':
      return <GroupEntry field={field} {...shared} />;
    case 'file':
      return <FileEntry field={field} {...shared} />;
    case 'date':
    case 'datetime-local':
    case 'time':
      return <MomentEntry field={field} {...shared} />;
    case 'color':
      return <ColorEntry field={field} {...shared} />;
    case 'placeselector':
      return <PlaceEntry field={field} {...shared} />;
    case 'paragraph':
    case 'header':
    case 'statictext':
      return <DisplayText field={field} />;
  }
}
