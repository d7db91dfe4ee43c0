import type { Bundle } from '#rules/bundles/bundle.ts';
import { checkSelection } from '#rules/bundles/check-selection.ts';
import { type BundlePart, type PricedPart, priceBundle } from '#rules/bundles/price-bundle.ts';
import { multiplyMoney } from '#rules/money/arithmetic.ts';
import { money } from '#rules/money/money.ts';
import { discountText } from '#server/bundles/discount-text.ts';
import { translator } from '#server/language/translator.ts';
import type { ShopContext } from '#server/settings/context.ts';
import {
  type GroupedLine,
  getChosen,
  getGroup,
  isGrouped,
  isHead,
} from '../bundles/bundle-group.ts';
import { cachedBundles } from '../bundles/cached-bundles.ts';
import type { FoundLine, LineGroup, Priced } from './priced.ts';

// The prices of lines that belong to a bundle, once each is known by itself: the same rule as on the
// page takes the tier off and shares it out.

const ZERO = money(0);

export async function priceGroups(
  ctx: ShopContext,
  lines: readonly FoundLine[],
): Promise<FoundLine[]> {
  const stored = lines.map((line) => line.stored);
  const heads = stored.filter(isHead);
  if (!stored.some(isGrouped)) return [...lines];
  const ids = ctx.settings['bundles.enabled'] ? heads.map(({ productId }) => productId) : [];
  const bundles = await cachedBundles(ctx, [...new Set(ids)]);
  const byKey = new Map(lines.map((line) => [line.stored.key, line]));
  const done = new Map<string, FoundLine>();
  for (const head of heads) {
    const bundle = bundles.get(head.productId);
    if (!bundle) continue;
    const group = getGroup(stored, head.key);
    const found = group.flatMap((line) => byKey.get(line.key) ?? []);
    for (const line of priceGroup(ctx, bundle, group, found)) done.set(line.stored.key, line);
  }
  // What belongs to a bundle that is no longer offered cannot be bought as part of it.
  return lines.map((line) =>
    line.stored.bundle === null
      ? line
      : (done.get(line.stored.key) ?? { ...line, sold: null, priced: null, stock: null }),
  );
}

function priceGroup(
  ctx: ShopContext,
  bundle: Bundle,
  group: readonly GroupedLine[],
  found: readonly FoundLine[],
): FoundLine[] {
  const items = new Map(bundle.items.map((item) => [item.id, item]));
  const chosen = group.filter((line) => !isHead(line)).map(getChosen);
  const fits = checkSelection(bundle, chosen).length === 0;
  const parts: BundlePart[] = [];
  let productPart = { unit: ZERO, undiscounted: ZERO };
  for (const { stored, priced } of found) {
    const place = stored.bundle;
    if (!priced || !place) continue;
    const { unit, undiscounted } = priced;
    if (place.item === '') productPart = { unit, undiscounted };
    else {
      const discount = items.get(place.item)?.discount ?? null;
      parts.push({ id: place.item, unit, undiscounted, quantity: place.each, discount });
    }
  }
  const price = priceBundle(bundle, productPart, parts);
  const byItem = new Map(price.parts.map((part) => [part.id, part]));
  const t = translator(ctx.settings);
  const subject = price.tier
    ? t('bundles.tierStep', {
        count: price.tier.minimum,
        discount: discountText(price.tier.discount, ctx.settings),
      })
    : '';
  const mayTouch = ctx.settings['bundles.coupons'];
  const head = group[0];
  return found.map((line) => {
    const { stored, priced } = line;
    const place = stored.bundle;
    if (!priced || !place || !head) return line;
    const isHead = place.item === '';
    const others = chosen.filter(({ id }) => id !== place.item);
    const link: LineGroup = {
      key: place.group,
      item: place.item,
      each: place.each,
      removable: isHead || (fits && checkSelection(bundle, others).length === 0),
      fits,
      free: isHead && bundle.base === 'free',
    };
    const part = isHead ? price.base : byItem.get(place.item);
    const settled = settle(priced, part ?? null, head.quantity, subject, mayTouch);
    const fields = isHead ? fieldDetails(bundle, place.fields ?? {}) : [];
    return {
      ...line,
      priced: {
        ...settled,
        quantityFree: isHead,
        details: [...settled.details, ...fields],
        group: link,
      },
    };
  });
}

function settle(
  priced: Priced,
  part: PricedPart | null,
  bundles: number,
  subject: string,
  couponsMayTouch: boolean,
): Priced {
  if (!part) {
    return { ...priced, unit: ZERO, regular: ZERO, undiscounted: ZERO, steps: [] };
  }
  return {
    ...priced,
    unit: part.unit,
    off: multiplyMoney(part.cents, bundles),
    undiscounted: couponsMayTouch ? priced.undiscounted : part.unit,
    steps: [
      ...priced.steps,
      ...part.steps.map((step) => (step.code === 'bundle.tier' ? { ...step, subject } : step)),
    ],
  };
}

function fieldDetails({ fields }: Bundle, values: Readonly<Record<string, string>>) {
  return fields.flatMap(({ id, label }) => {
    const value = values[id] ?? '';
    return value === '' ? [] : [{ name: id, label, value }];
  });
}
