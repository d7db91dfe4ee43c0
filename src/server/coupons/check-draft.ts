import { normaliseCode } from '#rules/coupons/normalise-code.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { CouponDraft } from './coupon-input.ts';

// What the form of a coupon cannot tell: a percentage above 100, dates and sums that cross, a code
// another coupon has, products that are not there.
// Example: 120 % gives { code: 'tooMuch', field: 'amount' }.

export interface CouponSaveProblem {
  code: 'invalid' | 'taken' | 'unknown' | 'tooMuch' | 'cross' | 'buyGetOnly';
  field: string;
  /** The input type of the schema, for callers that build inputs. */
  detail?: string;
}

const FULL_RATE = 10_000;

export async function checkDraft(db: Db, draft: CouponDraft): Promise<CouponSaveProblem[]> {
  return [
    ...checkFigures(draft),
    ...(await checkCode(db, draft)),
    ...(await checkTargets(db, draft)),
  ];
}

function checkFigures({ kind, amount, buyGet, conditions }: CouponDraft): CouponSaveProblem[] {
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
  return problems;
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
    { field: 'buyGet', named: draft.buyGet ? [draft.buyGet.buy, draft.buyGet.get] : [] },
  ];
  const products = await known(
    db,
    'products',
    targets.flatMap(({ named }) => named.flatMap((one) => one.productIds)),
  );
  const categories = await known(
    db,
    'categories',
    targets.flatMap(({ named }) => named.flatMap((one) => one.categoryIds)),
  );
  return targets.flatMap(({ field, named }): CouponSaveProblem[] => {
    const missing = named.some(
      (one) =>
        one.productIds.some((id) => !products.has(id)) ||
        one.categoryIds.some((id) => !categories.has(id)),
    );
    return missing ? [{ code: 'unknown', field }] : [];
  });
}

async function known(
  db: Db,
  table: 'products' | 'categories',
  ids: readonly number[],
): Promise<Set<number>> {
  const requested = [...new Set(ids)];
  if (requested.length === 0) return new Set();
  const rows = await db.selectFrom(table).select('id').where('id', 'in', requested).execute();
  return new Set(rows.map((row) => row.id));
}
