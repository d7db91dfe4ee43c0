import { normaliseCode } from '#rules/coupons/normalise-code.ts';
import { searchList } from '#server/list-words/list-words.ts';
import type { Db } from '#server/platform/database/database.ts';
import { inListOrder } from '#server/platform/database/sort-list.ts';
import type { CouponRow } from './coupon-row.ts';

export interface CouponQuery {
  code?: string | undefined;
  /** Beginnings of words of the code and the description. */
  search?: string | undefined;
  include: readonly number[];
  exclude: readonly number[];
  createdAfter?: number | undefined;
  createdBefore?: number | undefined;
  changedAfter?: number | undefined;
  changedBefore?: number | undefined;
  /** `include`: in the order of that list. */
  orderBy: 'created_at' | 'updated_at' | 'id' | 'code' | 'include';
  order: 'asc' | 'desc';
  offset: number;
  limit: number;
}

/** A page of coupons for managers, those in the trash left out. */
export async function listCoupons(
  db: Db,
  query: CouponQuery,
): Promise<{ coupons: CouponRow[]; total: number }> {
  const found = await searchList(db, 'coupon', query.search);
  const all = matching(db, query);
  const { total } = await (found ? all.where(found.isFound) : all)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const coupons = await sorted(found ? all.where(found.isFoundInOrder) : all, query)
    .selectAll()
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  return { coupons, total };
}

type Matching = ReturnType<typeof matching>;

function sorted(coupons: Matching, { orderBy, order, include }: CouponQuery): Matching {
  if (orderBy !== 'include') return coupons.orderBy(orderBy, order).orderBy('id', order);
  return include.length > 0 ? coupons.orderBy(inListOrder(include)) : coupons.orderBy('id', order);
}

function matching(db: Db, query: CouponQuery) {
  const { code, include, exclude } = query;
  let coupons = db.selectFrom('coupons').where('trashed', '=', 0);
  if (code !== undefined) coupons = coupons.where('code', '=', normaliseCode(code));
  if (include.length > 0) coupons = coupons.where('id', 'in', include);
  if (exclude.length > 0) coupons = coupons.where('id', 'not in', exclude);
  const { createdAfter, createdBefore, changedAfter, changedBefore } = query;
  if (createdAfter !== undefined) coupons = coupons.where('created_at', '>', createdAfter);
  if (createdBefore !== undefined) coupons = coupons.where('created_at', '<', createdBefore);
  if (changedAfter !== undefined) coupons = coupons.where('updated_at', '>', changedAfter);
  if (changedBefore !== undefined) coupons = coupons.where('updated_at', '<', changedBefore);
  return coupons;
}

export function couponById(db: Db, id: number): Promise<CouponRow | undefined> {
  return db.selectFrom('coupons').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Who has used which coupon: a customer's number, or the address of a guest. */
export async function loadUsers(db: Db, ids: readonly number[]): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('coupon_redemptions')
    .select(['coupon_id', 'customer_id', 'email'])
    .where('coupon_id', 'in', ids)
    .orderBy('id')
    .execute();
  const users = new Map<number, string[]>();
  for (const { coupon_id: id, customer_id: customer, email } of rows) {
    const emails = users.get(id) ?? [];
    emails.push(customer === null ? email : String(customer));
    users.set(id, emails);
  }
  return users;
}
