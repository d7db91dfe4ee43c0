import { type Money, money } from '../money/money.ts';

// What a product costs by the unit it is compared by. Example: tea at 9.80 with a content of 250 g is
// 3.92 per 100 g; cloth at 28.00 whose content is 1 m is 28.00 per metre.

export const CONTENT_UNITS = ['g', 'kg', 'ml', 'cl', 'l', 'cm', 'm', 'm2', 'piece'] as const;
export type ContentUnit = (typeof CONTENT_UNITS)[number];

/** What is in one piece, and for how much of it the price is; a base of null is the usual one. */
export interface ProductContent {
  content: number;
  unit: ContentUnit;
  base: number | null;
}

/** As products and variations store it: each part by itself, and nothing where it is not known. */
export interface ContentParts {
  unitContent: number | null;
  unit: ContentUnit | '';
  unitBase: number | null;
}

export interface UnitPrice {
  amount: Money;
  base: number;
  unit: ContentUnit;
}

const USUAL_BASE: Readonly<Record<ContentUnit, number>> = {
  ...{ g: 100, kg: 1, ml: 100, cl: 100, l: 1 },
  ...{ cm: 100, m: 1, m2: 1, piece: 1 },
};

/** How many of a small unit are one of the larger, by which a round base is written. */
const LARGER: Readonly<Partial<Record<ContentUnit, readonly [number, ContentUnit]>>> = {
  g: [1000, 'kg'],
  ml: [1000, 'l'],
  cl: [100, 'l'],
  cm: [100, 'm'],
};

/** What a variation leaves open is the product's to say; null where there is no content or no unit. */
export function productContent(
  item: ContentParts,
  product: ContentParts | null = null,
): ProductContent | null {
  const content = item.unitContent ?? product?.unitContent ?? null;
  const unit = item.unit || (product?.unit ?? '');
  if (content === null || content <= 0 || unit === '') return null;
  return { content, unit, base: item.unitBase ?? product?.unitBase ?? null };
}

/** Null where it would be no amount that can be displayed. */
export function unitPrice(price: Money, { content, unit, base }: ProductContent): UnitPrice | null {
  const of = base ?? USUAL_BASE[unit];
  const amount = Math.round((price * of) / content);
  if (!Number.isSafeInteger(amount) || of <= 0) return null;
  const [times, larger] = LARGER[unit] ?? [0, unit];
  const isRound = times > 0 && of % times === 0;
  return { amount: money(amount), base: isRound ? of / times : of, unit: isRound ? larger : unit };
}
