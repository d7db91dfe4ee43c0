import { normaliseCode } from '#rules/coupons/normalise-code.ts';
import { type PromotionProblem, promotionProblems } from '#rules/coupons/promotions/check.ts';
import { FULL_RATE } from '#rules/coupons/promotions/full-rate.ts';
import { unknownTargets } from '#server/catalog/unknown-targets.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { CouponDraft } from './coupon-input.ts';

// What the form of a coupon cannot tell: a percentage above 100, dates and sums that cross, a code
// another coupon has, products that are not there.
// Example: 120 % gives { code: 'tooMuch', field: 'amount' }.

export interface CouponSaveProblem {
  code:
    | 'invalid'
    | 'taken'
    | 'unknown'
    | 'tooMuch'
    | 'cross'
    | 'buyGetOnly'
    | 'promotionOnly'
    | PromotionProblem['code'];
  field: string;
  /** The input type of the schema, for callers that build inputs. */
  detail?: string;
}

export async function checkDraft(db: Db, draft: CouponDraft): Promise<CouponSaveProblem[]> {
  return [
    ...checkFigures(draft),
    ...(await checkCode(db, draft)),
    ...(await checkTargets(db, draft)),
  ];
}

function checkFigures(draft: CouponDraft): CouponSaveProblem[] {
  const { kind, amount, buyGet, conditions } = draft;
  const { starts, expires, minimumSpend, maximumSpend } = conditions;
  const problems: CouponSaveProblem[] = [];
  if (kind === 'percent' && amount > FULL_RATE) problems.push({ code: 'tooMuch', field: 'amount' });
  // The free pieces are all such a coupon gives; an amount beside them would never be taken off.
  if (buyGet && amount > 0) problems.push({ code: 'buyGetOnly', field: 'amount' });
  if (buyGet && kind === 'fixed_cart') problems.push({ code: 'buyGetOnly', field: 'kind' });
  if (starts && expires && expires.at <= starts.at) {
    problems.push({ code: 'cross', field: 'conditions.expires' });
  }
  if (minimumSpend && maximumSpend && maximumSpend.amount < minimumSpend.amount) {
    problems.push({ code: 'cross', field: 'conditions.maximumSpend' });
  }
  return [...problems, ...checkPromotion(draft)];
}

/** A promotion says by itself how much is taken off, and of how many pieces. */
function checkPromotion(draft: CouponDraft): CouponSaveProblem[] {
  const { kind, amount, buyGet, promotion, itemLimit } = draft;
  if (!promotion) return [];
  const wrong = [
    ...(kind === 'percent' ? [] : ['kind']),
    ...(amount === 0 ? [] : ['amount']),
    ...(buyGet === null ? [] : ['buyGet']),
    ...(itemLimit === null || promotion.kind === 'tiers' ? [] : ['itemLimit']),
  ];
  return [
    ...wrong.map((field) => ({ code: 'promotionOnly', field }) as const),
    ...promotionProblems(promotion).map(({ code, field }) => ({
      code,
      field: `promotion.${field}`,
    })),
  ];
}

async function checkCode(db: Db, draft: CouponDraft): Promise<CouponSaveProblem[]> {
  const same = await db
    .selectFrom('coupons')
    .select('id')
    .where('code', '=', normaliseCode(draft.code))
    .executeTakeFirst();
  return same && same.id !== draft.id ? [{ code: 'taken', field: 'code' }] : [];
}

async function checkTargets(db: Db, draft: CouponDraft): Promise<CouponSaveProblem[]> {
  const { onlyFor, notFor, ranges } = draft.conditions;
  const targets = [
    { field: 'conditions.onlyFor', named: onlyFor ? [onlyFor] : [] },
    { field: 'conditions.notFor', named: notFor ? [notFor] : [] },
    { field: 'conditions.ranges', named: ranges?.ranges ?? [] },
    {
      field: 'promotion.items',
      named:
        draft.promotion?.kind === 'bundle'
          ? draft.promotion.items.map(({ productId }) => ({
              productIds: [productId],
              categoryIds: [],
            }))
          : [],
    },
    { field: 'buyGet', named: draft.buyGet ? [draft.buyGet.buy, draft.buyGet.get] : [] },
  ];
  const isUnknown = await unknownTargets(
    db,
    targets.flatMap(({ named }) => [...named]),
  );
  return targets.flatMap(({ field, named }): CouponSaveProblem[] => {
    const missing = named.some(isUnknown);
    return missing ? [{ code: 'unknown', field }] : [];
  });
}
