import { useRecordContext } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { Amount } from '../ui/amount.tsx';
import type { CouponRow } from './coupon-row.ts';

/** What the coupon does, in a few words. */
export function CouponSummary() {
  const coupon = useRecordContext<CouponRow>();
  if (!coupon) return null;
  const { discount_type: kind, amount, free_shipping: isFree, description } = coupon;
  if (Number(amount) === 0) {
    return <>{isFree ? adminMessages['admin.coupon.freeShipping'] : description}</>;
  }
  if (kind === 'percent') return <>{`${Number(amount)} % ${adminMessages['admin.coupon.off']}`}</>;
  const of =
    kind === 'fixed_product'
      ? adminMessages['admin.coupon.offEachProduct']
      : adminMessages['admin.coupon.offCart'];
  return (
    <>
      <Amount value={amount} /> {of}
    </>
  );
}
