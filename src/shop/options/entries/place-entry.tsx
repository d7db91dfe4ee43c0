import { isRecordValue } from '#rules/options/field-value.ts';
import type { PlaceField } from '#rules/options/option-form.ts';
import { PLACE_PARTS } from '#rules/options/place.ts';
import { firstValue } from '../first-values.ts';
import type { EntryProps } from '../option-field.tsx';
import { useOptions } from '../options-model.tsx';
import { EntryGroup } from './entry-group.tsx';

/** The parts of a place as they are sent. */
export function PlaceEntry(props: EntryProps<PlaceField>) {
  const { field } = props;
  const { options } = useOptions();
  const first = firstValue(field, options.values);
  const place = isRecordValue(first) ? first : {};
  return (
    <EntryGroup {...props}>
      {PLACE_PARTS.map((part) => (
        <input
          key={part}
          type="hidden"
          name={`${field.id}[${part}]`}
          defaultValue={place[part] ?? ''}
        />
      ))}
    </EntryGroup>
  );
}
