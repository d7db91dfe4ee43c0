import { hasRoomFor } from '#rules/coupons/code-pattern.ts';
import { copyCoupon } from '#server/coupons/copy-coupon.ts';
import { couponById } from '#server/coupons/list-coupons.ts';
import { COUPONS_TAG } from '#server/coupons/tags.ts';
import { changeAs } from '#server/settings/change-as.ts';
import { couponCodes, couponCodesInput } from '#wire/vitrine/coupons.ts';
import { invalidParams, type RestError } from '../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { couponItem } from '../../wc/coupons/coupon-codec.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';
import { previewEndpoint } from './coupon-preview.ts';

const tooFew = invalidParams({ pattern: 'has too few codes: add places of chance' });
type Made = { ok: true; codes: string[] } | { ok: false; error: RestError };

const codes = vitrineEndpoint({
  action: 'create',
  permission: 'manage-coupons',
  summary: 'Make coupons like another one, each with a code of chance',
  params: couponCodesInput,
  required: ['template_id', 'pattern', 'count'],
  answer: { schema: couponCodes },
  async handle({ template_id: id, pattern, count, planned = count }, { ctx, manager }) {
    if (!hasRoomFor(pattern, planned)) return refused(tooFew);
    const made = await changeAs(ctx, manager, async (recorded): Promise<Made> => {
      const { db } = recorded.ctx;
      const template = await couponById(db, id);
      if (!template) {
        return { ok: false, error: invalidParams({ template_id: 'is not a coupon' }) };
      }
      const all: string[] = [];
      for (let at = 0; at < count; at += 1) {
        const copied = await copyCoupon(db, template, pattern, ctx.now);
        const row = copied && (await couponById(db, copied.id));
        if (!copied || !row) return { ok: false, error: tooFew };
        const after = couponItem(row, [], ctx);
        const change = { resource: 'coupon', id: copied.id, action: 'created' } as const;
        await recorded.record({ ...change, before: null, after });
        all.push(copied.code);
      }
      await recorded.ctx.invalidate([COUPONS_TAG]);
      return { ok: true, codes: all };
    });
    return made.ok ? found({ codes: made.codes }) : refused(made.error);
  },
});

export const couponToolRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/coupons/preview', methods: { POST: previewEndpoint } },
  { namespace: NAMESPACE, path: '/coupons/codes', methods: { POST: codes } },
];
