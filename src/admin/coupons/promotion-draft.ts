import type { BundlePromotion } from '#rules/coupons/promotions/bundle.ts';
import type { Promotion } from '#rules/coupons/promotions/promotion.ts';
import { parsePromotion, type WrittenPromotion } from '#rules/coupons/promotions/written.ts';

/** The promotion of a form while it is filled in: an emptied field is null. */
export type PromotionDraft = {
  [Kind in WrittenPromotion['kind']]: { kind: Kind } & Emptied<
    Omit<Extract<WrittenPromotion, { kind: Kind }>, 'kind'>
  >;
}[WrittenPromotion['kind']];

type Emptied<Fields> = {
  [Name in keyof Fields]?:
    | (Fields[Name] extends readonly (infer Row)[] ? readonly Emptied<Row>[] : Fields[Name])
    | null;
};

/** With what a new one of each kind begins. */
export const NEW_PROMOTIONS: { readonly [Kind in WrittenPromotion['kind']]: PromotionDraft } = {
  cheapest: { kind: 'cheapest', quantity: 3, discounted: 1, percent: '100', times: null },
  bundle: {
    kind: 'bundle',
    items: [{ quantity: 1 }, { quantity: 1 }],
    price: null,
    percent: null,
    times: null,
  },
  tiers: { kind: 'tiers', measure: 'quantity', tiers: [{ least: '3', percent: '10' }] },
};

/**
 * As it is sent, without rows that are empty; another field that is empty is sent as nothing, so that
 * it is refused there.
 */
export function writtenDraft(draft: PromotionDraft): WrittenPromotion {
  switch (draft.kind) {
    case 'cheapest': {
      const { quantity, discounted, percent, times } = draft;
      return {
        kind: 'cheapest',
        quantity: quantity ?? 0,
        discounted: discounted ?? 0,
        percent: percent ?? '',
        times: times || null,
      };
    }
    case 'bundle':
      return {
        kind: 'bundle',
        items: (draft.items ?? []).flatMap(({ product_id: productId, quantity }) =>
          productId ? { product_id: productId, quantity: quantity ?? 0 } : [],
        ),
        price: draft.price || null,
        percent: draft.price ? null : draft.percent || null,
        times: draft.times || null,
      };
    case 'tiers':
      return {
        kind: 'tiers',
        measure: draft.measure ?? 'quantity',
        tiers: (draft.tiers ?? []).flatMap(({ least, percent }) =>
          least || percent ? { least: least ?? '', percent: percent ?? '' } : [],
        ),
      };
  }
}

/** What a sentence can say of it already; null before it lowers anything. */
export function promotionSoFar(draft: PromotionDraft, decimals: number): Promotion | null {
  const promotion = parsePromotion(writtenDraft(draft), decimals);
  switch (promotion.kind) {
    case 'cheapest':
      return promotion.percent > 0 ? promotion : null;
    case 'bundle': {
      return promotion.items.length > 0 && isLess(promotion.effect) ? promotion : null;
    }
    case 'tiers': {
      const tiers = promotion.tiers.filter(({ least, percent }) => least > 0 && percent > 0);
      return tiers.length > 0 ? { ...promotion, tiers } : null;
    }
  }
}

function isLess(effect: BundlePromotion['effect']): boolean {
  return 'price' in effect ? effect.price >= 0 : effect.percent > 0;
}

/** Whether it can be tried; the shop finds what contradicts itself. */
export function isComplete(draft: PromotionDraft): boolean {
  switch (draft.kind) {
    case 'cheapest':
      return Boolean(draft.quantity && draft.discounted && draft.percent);
    case 'bundle': {
      const hasItems = (draft.items ?? []).some(({ product_id: productId }) => productId);
      return hasItems && Boolean(draft.price || draft.percent);
    }
    case 'tiers':
      return (draft.tiers ?? []).some(({ least, percent }) => least && percent);
  }
}
