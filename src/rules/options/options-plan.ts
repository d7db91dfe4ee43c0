import { type OptionField, type OptionForm, toFields } from './option-form.ts';
import { planShowing, type ShowingPlan } from './visibility.ts';

/** A form prepared for evaluation: computed once, used at every key stroke. */
export interface OptionsPlan {
  form: OptionForm;
  fields: readonly OptionField[];
  byId: ReadonlyMap<string, OptionField>;
  showing: ShowingPlan;
}

export function planOptions(form: OptionForm): OptionsPlan {
  const fields = toFields(form);
  return {
    form,
    fields,
    byId: new Map(fields.map((field) => [field.id, field])),
    showing: planShowing(form),
  };
}
