import { textsOf } from '#rules/options/field-value.ts';
import type { MomentField } from '#rules/options/option-form.ts';
import { wallSeconds } from '#rules/options/wall-clock.ts';
import control from '../../ui/field.module.css';
import { describedBy, Field } from '../../ui/field.tsx';
import { useNow, useShop } from '../../ui/shop-context.tsx';
import { firstValue } from '../first-values.ts';
import type { EntryProps } from '../option-field.tsx';
import { useOptions } from '../options-model.tsx';
import { EntryLabel } from './entry-label.tsx';

/** Times go in quarters of an hour. */
export const TIME_STEP_SECONDS = 15 * 60;

/** The browser's own picker, by keyboard and pointer, limited to what the shop can do. */
export function MomentEntry({ field, id, label, help, error }: EntryProps<MomentField>) {
  const { options } = useOptions();
  const { timeZone } = useShop();
  const now = useNow();
  const limits = inputLimits(field, wallSeconds(now, timeZone));
  return (
    <Field
      id={id}
      label={<EntryLabel field={field} label={label} />}
      hint={help || undefined}
      error={error || undefined}
    >
      <input
        {...describedBy(id, { hint: help, error })}
        id={id}
        type={field.type}
        name={field.id}
        className={control.control}
        defaultValue={textsOf(firstValue(field, options.values)).join('')}
        step={field.type === 'date' ? undefined : TIME_STEP_SECONDS}
        {...limits}
        aria-required={field.required || undefined}
      />
    </Field>
  );
}

/** What the picker itself can hold to: the first and the last; weekdays are checked afterwards. */
function inputLimits({ type, limits }: MomentField, today: number): { min?: string; max?: string } {
  const { earliest, latest, leadDays } = limits;
  const soonest = new Date((today + leadDays * 86_400) * 1000).toISOString().slice(0, 10);
  const first = type !== 'time' && leadDays > 0 && soonest > (earliest ?? '') ? soonest : earliest;
  const [from, to] = type === 'datetime-local' ? ['T00:00', 'T23:45'] : ['', ''];
  return {
    ...(first !== null && { min: `${first}${from}` }),
    ...(latest !== null && { max: `${latest}${to}` }),
  };
}
