import { checkSelection, type SelectionProblem } from '#rules/bundles/check-selection.ts';
import { type BundlePrice, priceBundle } from '#rules/bundles/price-bundle.ts';
import { addMoney, multiplyMoney } from '#rules/money/arithmetic.ts';
import { type Money, money } from '#rules/money/money.ts';
import { readQuantity } from '#rules/quantities/check.ts';
import type { BundleView, StartedItem } from '#wire/bundles.ts';
import type { FilledOptions } from './filled-options.ts';
import { getChosen, getPart, type ItemSnapshot, itemSnapshot } from './item-snapshot.ts';

/** A bundle's selection at one moment, and what follows from it. */
export interface BundleSnapshot {
  items: readonly ItemSnapshot[];
  /** The ticked items. */
  chosen: readonly ItemSnapshot[];
  /** The price of one bundle. */
  price: BundlePrice;
  /** All of them, with what is charged once. */
  total: Money;
  saving: Money;
  /** False while a choice is open: the price is the lowest there is. */
  exact: boolean;
  selection: readonly SelectionProblem[];
  /** Whether every required choice is made. */
  valid: boolean;
}

const NOTHING: StartedItem = { on: false, quantity: '1', attributes: {}, options: {} };

export function bundleSnapshot(
  bundle: BundleView,
  states: Readonly<Record<string, StartedItem>>,
  filled: Readonly<Record<string, FilledOptions>>,
  quantity: string,
): BundleSnapshot {
  const items = bundle.items.map((item) =>
    itemSnapshot(item, states[item.id] ?? NOTHING, filled[item.id] ?? null),
  );
  const chosen = items.filter(({ on }) => on);
  const productPart = { unit: bundle.own?.min ?? money(0), undiscounted: money(0) };
  const price = priceBundle(bundle, productPart, chosen.flatMap(getPart));
  const many = readQuantity(quantity);
  const bundles = Number.isSafeInteger(many) && many > 0 ? many : 1;
  const once = addMoney(...chosen.map((one) => one.filled?.once ?? money(0)));
  const selection = checkSelection(bundle, chosen.map(getChosen));
  const ready = chosen.every(
    ({ exact, gone, filled: options }) => exact && !gone && options?.valid !== false,
  );
  return {
    items,
    chosen,
    price,
    total: addMoney(multiplyMoney(price.total, bundles), once),
    saving: multiplyMoney(price.off, bundles),
    exact: chosen.every(({ exact }) => exact),
    selection,
    valid: selection.length === 0 && ready,
  };
}
