import { couponById, listCoupons, loadUsers } from '#server/coupons/list-coupons.ts';
import { deleteCoupon, trashCoupon } from '#server/coupons/manage-coupon.ts';
import { COUPONS_TAG } from '#server/coupons/tags.ts';
import {
  type Coupon,
  couponInput,
  couponQuery,
  couponReadOnly,
  couponResponse,
} from '#wire/wc/coupon.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import { managedResource } from '../../rest/managed-resource.ts';
import { invalidId } from '../../rest/refusals.ts';
import { numericId, type Saved, type WriteRequest } from '../../rest/resource.ts';
import { moments } from '../shared/dates.ts';
import { couponItem } from './coupon-codec.ts';
import { saveFrom } from './save-coupon.ts';

const unknownCoupon = invalidId('shop_coupon');
const ORDER_BY = {
  date: 'created_at',
  modified: 'updated_at',
  id: 'id',
  include: 'include',
  title: 'code',
  slug: 'code',
} as const;

async function remove(
  { ctx, record }: WriteRequest,
  id: number,
  force: boolean,
): Promise<Saved<Coupon>> {
  const row = await couponById(ctx.db, id);
  if (!row) return { ok: false, error: unknownCoupon };
  const usedBy = (await loadUsers(ctx.db, [id])).get(id) ?? [];
  const before = couponItem(row, usedBy, ctx);
  await ctx.invalidate([COUPONS_TAG]);
  if (force) {
    await deleteCoupon(ctx.db, id);
    await record({ resource: 'coupon', id, action: 'deleted', before, after: null });
    return { ok: true, item: before };
  }
  const item = couponItem(await trashCoupon(ctx.db, row, ctx.now), usedBy, ctx);
  await record({ resource: 'coupon', id, action: 'deleted', before, after: item });
  return { ok: true, item };
}

export const couponRoutes = managedResource({
  namespace: 'wc/v3',
  path: '/coupons',
  replica: true,
  idOf: numericId,
  title: 'shop_coupon',
  permission: 'manage-coupons',
  input: couponInput,
  required: ['code'],
  readOnly: couponReadOnly,
  response: couponResponse,
  query: couponQuery,
  missing: unknownCoupon,
  batch: true,
  trash: true,
  async list({ ctx }, query) {
    const dates = moments(query, ctx.settings);
    const { coupons, total } = await listCoupons(ctx.db, {
      code: query.code,
      search: query.search,
      include: query.include,
      exclude: query.exclude,
      createdAfter: dates.after,
      createdBefore: dates.before,
      changedAfter: dates.changedAfter,
      changedBefore: dates.changedBefore,
      orderBy: ORDER_BY[query.orderby],
      order: query.order,
      offset: rowsBefore(query),
      limit: query.per_page,
    });
    const users = await loadUsers(
      ctx.db,
      coupons.map(({ id }) => id),
    );
    return { items: coupons.map((row) => couponItem(row, users.get(row.id) ?? [], ctx)), total };
  },
  async read({ ctx }, id) {
    const row = await couponById(ctx.db, id);
    const users = row ? await loadUsers(ctx.db, [id]) : new Map<number, string[]>();
    return row ? couponItem(row, users.get(id) ?? [], ctx) : null;
  },
  create: (request, input) => saveFrom(request, null, input),
  async update(request, id, input) {
    return saveFrom(request, (await couponById(request.ctx.db, id)) ?? null, input);
  },
  remove,
});
