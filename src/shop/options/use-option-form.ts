import { useCallback, useMemo, useRef, useState } from 'react';
import type { FormState } from '#rules/options/evaluate-form.ts';
import type { FieldValues } from '#rules/options/field-value.ts';
import { textNow } from '#rules/options/live-text.ts';
import { openPrice } from '#rules/options/open-price.ts';
import type { OptionInput } from '#rules/options/option-input.ts';
import { planOptions } from '#rules/options/options-plan.ts';
import type { ProductOptions } from '#wire/options.ts';
import { useTranslator } from '../ui/shop-context.tsx';
import { firstValues } from './model/first-values.ts';
import type { OptionsModel } from './model/options-model.tsx';
import { readFields } from './model/read-fields.ts';

const NONE: ReadonlySet<string> = new Set();

interface FormNow
  extends Pick<OptionsModel, 'problems' | 'submitted' | 'tooEarly' | 'quantity' | 'nameOf'> {
  /** Initial values of the fields, and how often they were reset. */
  rendered: { given: FieldValues; round: number };
  input: OptionInput;
  state: FormState;
}

/** Values of an option form, which fields were touched, and pending uploads. */
export function useOptionForm(options: ProductOptions, initial: FieldValues) {
  const t = useTranslator();
  const box = useRef<HTMLDivElement>(null);
  const plan = useMemo(() => planOptions(options.form), [options.form]);
  const [values, setValues] = useState(() => firstValues(plan.fields, initial));
  const [touched, setTouched] = useState(NONE);
  const [waiting, setWaitingIds] = useState(NONE);

  const setWaiting = useCallback((id: string, waits: boolean) => {
    setWaitingIds((before) => {
      if (before.has(id) === waits) return before;
      const after = new Set(before);
      if (waits) after.add(id);
      else after.delete(id);
      return after;
    });
  }, []);

  /** The form as the fields see it. */
  function getModel({ rendered, input, state, problems, ...now }: FormNow): OptionsModel {
    const live: OptionsModel['live'] = (text, field) =>
      textNow(plan, state, input, text, field ?? null);
    return {
      ...now,
      options: { ...options, values: rendered.given },
      round: rendered.round,
      plan,
      box,
      values,
      visible: state.visible,
      price: state.price,
      open: openPrice(plan, state.visible, input),
      problems,
      problemOf: (field) => problems.find((problem) => problem.field === field.id),
      problemText({ code, field: id, limit, found }) {
        const field = plan.byId.get(id);
        const custom = field?.messages[code.replace('options.problem.', '')];
        const label = field ? live(field.label, field).trim() || id : id;
        return custom ?? t(code, { label, limit: limit ?? '', found: found ?? '' });
      },
      changed(id) {
        setValues(box.current ? readFields(box.current, plan.fields) : values);
        setTouched((before) => (before.has(id) ? before : new Set(before).add(id)));
      },
      live,
      setWaiting,
    };
  }

  return { plan, box, values, setValues, touched, waiting, modelOf: getModel };
}
