import { useEffect } from 'react';
import { savedValues } from '#rules/options/evaluate-form.ts';
import { readQuantity } from '#rules/quantities/check.ts';
import type { ProductOptions } from '#wire/options.ts';
import { OptionsContext } from '../options/model/options-model.tsx';
import { OptionFields } from '../options/option-fields.tsx';
import { useOptionForm } from '../options/use-option-form.ts';
import { useNow, useShop } from '../ui/shop-context.tsx';
import { useBundle } from './bundle-model.ts';
import { fillOptions } from './fill-options.ts';
import type { ItemSnapshot } from './item-snapshot.ts';

/** The option form of an item; it reports its price to the bundle. */
export function ItemOptions({
  now: item,
  options,
}: {
  now: ItemSnapshot;
  options: ProductOptions;
}) {
  const { currency, timeZone } = useShop();
  const now = useNow();
  const { submitted, fill, quantity } = useBundle();
  const form = useOptionForm(options, item.options);
  const { plan, values, touched, waiting } = form;
  const typed = readQuantity(quantity);
  const bundles = Number.isInteger(typed) && typed > 0 ? typed : 1;
  const { decimals } = currency;
  const filling = fillOptions(plan, options, values, item, bundles, { now, timeZone, decimals });
  const { state, input } = filling;
  const problems = filling.problems.filter(
    ({ field }) => !waiting.has(field) && (submitted || touched.has(field)),
  );
  const filled = {
    values: savedValues(plan, state.visible, values),
    unit: state.price.unit,
    undiscounted: state.price.undiscounted,
    once: state.price.once,
    bound: state.quantityBound ? state.quantity : null,
    valid: filling.problems.length === 0,
    waiting: waiting.size > 0,
  };
  const filledJson = JSON.stringify(filled);
  useEffect(() => fill(item.item.id, JSON.parse(filledJson)), [fill, item.item.id, filledJson]);

  const model = form.modelOf({
    rendered: { given: item.options, round: 0 },
    input,
    state,
    quantity: input.quantity,
    problems,
    // Missing entries are reported once, by the bundle.
    submitted: false,
    nameOf: (id) => `bundle[${item.item.id}][options][${id}]`,
    tooEarly: submitted && waiting.size > 0,
  });
  return (
    <OptionsContext value={model}>
      <OptionFields />
    </OptionsContext>
  );
}
