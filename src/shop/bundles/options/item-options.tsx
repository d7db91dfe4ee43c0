import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { keptValues } from '#rules/options/evaluate-form.ts';
import { textNow } from '#rules/options/live-text.ts';
import { planOptions } from '#rules/options/options-plan.ts';
import { readQuantity } from '#rules/quantities/check.ts';
import type { ProductOptions } from '#wire/options.ts';
import { firstValues } from '../../options/first-values.ts';
import { OptionFields } from '../../options/option-fields.tsx';
import { OptionsContext, type OptionsModel } from '../../options/options-model.tsx';
import { readFields } from '../../options/read-fields.ts';
import { useNow, useShop, useText } from '../../ui/shop-context.tsx';
import { useBundle } from '../bundle-model.ts';
import type { ItemNow } from '../item-now.ts';
import { fillOptions } from './fill-options.ts';

/** The option form of an item, which tells the bundle what it costs. */
export function ItemOptions({ now: item, options }: { now: ItemNow; options: ProductOptions }) {
  const t = useText();
  const { currency, timeZone } = useShop();
  const now = useNow();
  const { asked, fill, quantity } = useBundle();
  const box = useRef<HTMLDivElement>(null);
  const plan = useMemo(() => planOptions(options.form), [options.form]);
  const [values, setValues] = useState(() => firstValues(plan.fields, item.options));
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [waiting, setWaitingIds] = useState<ReadonlySet<string>>(new Set());
  const bundles = Math.max(1, readQuantity(quantity) || 1);
  const { decimals } = currency;
  const filling = fillOptions(plan, options, values, item, bundles, { now, timeZone, decimals });
  const { state, input } = filling;
  const problems = filling.problems.filter(
    ({ field }) => !waiting.has(field) && (asked || touched.has(field)),
  );
  const filled = {
    values: keptValues(plan, state.shown, values),
    unit: state.price.unit,
    undiscounted: state.price.undiscounted,
    once: state.price.once,
    bound: state.quantityBound ? state.quantity : null,
    valid: filling.problems.length === 0,
    waiting: waiting.size > 0,
  };
  const told = JSON.stringify(filled);
  useEffect(() => fill(item.item.id, JSON.parse(told)), [fill, item.item.id, told]);

  const setWaiting = useCallback((id: string, waits: boolean) => {
    setWaitingIds((before) => {
      if (before.has(id) === waits) return before;
      const after = new Set(before);
      if (waits) after.add(id);
      else after.delete(id);
      return after;
    });
  }, []);

  const model: OptionsModel = {
    options: { ...options, values: item.options },
    round: 0,
    plan,
    box,
    values,
    shown: state.shown,
    price: state.price,
    quantity: input.quantity,
    problems,
    // The bundle says once for all of it what is missing.
    asked: false,
    nameOf: (id) => `bundle[${item.item.id}][options][${id}]`,
    problemOf: (field) => problems.find((problem) => problem.field === field.id),
    words({ code, field: id, limit, found }) {
      const field = plan.byId.get(id);
      const own = field?.messages[code.replace('options.problem.', '')];
      const label = field ? model.live(field.label, field).trim() || id : id;
      return own ?? t(code, { label, limit: limit ?? '', found: found ?? '' });
    },
    changed(id) {
      setValues(box.current ? readFields(box.current, plan.fields) : values);
      setTouched((before) => (before.has(id) ? before : new Set(before).add(id)));
    },
    live(text, field) {
      return textNow(plan, state, input, text, field ?? null);
    },
    tooEarly: asked && waiting.size > 0,
    setWaiting,
  };
  return (
    <OptionsContext value={model}>
      <OptionFields />
    </OptionsContext>
  );
}
