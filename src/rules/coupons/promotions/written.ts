import { getDecimal, parseDecimal } from '../../money/decimal.ts';
import { type Money, money } from '../../money/money.ts';
import type { BundlePromotion } from './bundle.ts';
import type { Promotion } from './promotion.ts';
import type { TierPromotion } from './tiers.ts';

// A promotion as forms and programs write it, with percentages and amounts as decimal text.
// Example: { kind: 'cheapest', quantity: 3, discounted: 1, percent: '50', times: null }.

export type WrittenPromotion =
  | {
      kind: 'cheapest';
      quantity: number;
      discounted: number;
      percent: string;
      times: number | null;
    }
  | {
      kind: 'bundle';
      items: readonly { product_id: number; quantity: number }[];
      /** One of the two; the price counts where there are both. */
      price: string | null;
      percent: string | null;
      times: number | null;
    }
  | {
      kind: 'tiers';
      measure: TierPromotion['measure'];
      /** `least` is a number of pieces, or an amount. */
      tiers: readonly { least: string; percent: string }[];
    };

/** No percentage, amount or number of pieces of a promotion may be this, so it is refused. */
const NO_NUMBER = -1;

export function parsePromotion(written: WrittenPromotion, decimals: number): Promotion {
  const percentOf = (text: string) => parseDecimal(text, 2) ?? NO_NUMBER;
  const amountOf = (text: string) => parseDecimal(text, decimals) ?? money(NO_NUMBER);
  switch (written.kind) {
    case 'cheapest':
      return { ...written, percent: percentOf(written.percent) };
    case 'bundle': {
      const { items, price, percent, times } = written;
      return {
        kind: 'bundle',
        items: items.map(({ product_id: productId, quantity }) => ({ productId, quantity })),
        effect: price ? { price: amountOf(price) } : { percent: percentOf(percent ?? '') },
        times,
      };
    }
    case 'tiers': {
      const { measure, tiers } = written;
      return {
        kind: 'tiers',
        measure,
        tiers: tiers.map(({ least, percent }) => ({
          least: measure === 'quantity' ? (parseDecimal(least, 0) ?? NO_NUMBER) : amountOf(least),
          percent: percentOf(percent),
        })),
      };
    }
  }
}

export function writePromotion(promotion: Promotion, decimals: number): WrittenPromotion {
  const amountText = (amount: Money) => getDecimal(amount, decimals);
  switch (promotion.kind) {
    case 'cheapest':
      return { ...promotion, percent: percentText(promotion.percent) };
    case 'bundle':
      return {
        kind: 'bundle',
        items: promotion.items.map(({ productId, quantity }) => ({
          product_id: productId,
          quantity,
        })),
        ...writeEffect(promotion.effect, amountText),
        times: promotion.times,
      };
    case 'tiers': {
      const { measure, tiers } = promotion;
      return {
        kind: 'tiers',
        measure,
        tiers: tiers.map(({ least, percent }) => ({
          least: measure === 'quantity' ? String(least) : amountText(money(least)),
          percent: percentText(percent),
        })),
      };
    }
  }
}

function writeEffect(effect: BundlePromotion['effect'], amountText: (amount: Money) => string) {
  return 'price' in effect
    ? { price: amountText(effect.price), percent: null }
    : { price: null, percent: percentText(effect.percent) };
}

/** Hundredths of a percent without zeros at the end: "12.5". */
function percentText(hundredths: number): string {
  return String(hundredths / 100);
}
