import { useMemo } from 'react';
import { useGetManyAggregate, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { couponSummary } from '#rules/coupons/summary.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Coupon } from '#wire/wc/coupon.ts';
import { useAdmin } from '../admin-context.tsx';
import type { ResourceRecords } from '../data/records.ts';
import { PartCard } from '../ui/part-card.tsx';
import { getSummarised } from './coupon-draft.ts';
import type { CouponDraft } from './coupon-row.ts';
import { couponSentence } from './coupon-sentence.ts';

/** What the coupon does and when, in one sentence. */
export function CouponSentence({ coupon }: { coupon: CouponDraft }) {
  const { locale, timeZone, currency } = useAdmin().config;
  const { decimals } = currency;
  const parts = couponSummary(getSummarised(coupon, { decimals, timeZone }));
  const products = useNames(
    'products',
    parts.flatMap((part) => part.products ?? []),
  );
  const categories = useNames(
    'categories',
    parts.flatMap((part) => part.categories ?? []),
  );
  const details = { locale, timeZone, currency, now: Date.now(), products, categories };
  return <>{couponSentence(parts, details)}</>;
}

/** Names by number; those of all rows of a list are asked for together. */
function useNames(
  resource: 'products' | 'categories',
  ids: readonly number[],
): ReadonlyMap<number, string> {
  const { data } = useGetManyAggregate<ResourceRecords['products' | 'categories']>(
    resource,
    { ids: [...ids] },
    { enabled: ids.length > 0 },
  );
  return useMemo(
    () => new Map((data ?? []).flatMap((one) => (one ? [[one.id, one.name]] : []))),
    [data],
  );
}

/** Of a row of the list. */
export function CouponSummary() {
  const coupon = useRecordContext<Coupon>();
  if (!coupon) return null;
  return (
    <>
      <CouponSentence coupon={coupon} />
      {coupon.status !== 'publish' && ` (${adminMessages['admin.coupon.inactive']})`}
    </>
  );
}

/** Of the form, while it is filled in. */
export function DraftSummary() {
  const draft = useFormContext<CouponDraft>().watch();
  return (
    <PartCard title={adminMessages['admin.coupon.summary']}>
      <output>
        <CouponSentence coupon={draft} />
      </output>
    </PartCard>
  );
}
