import { Edit, SimpleForm } from 'react-admin';
import { RecordChanges } from '../ui/changes.tsx';
import { CouponBulk } from './coupon-bulk.tsx';
import { couponChanges } from './coupon-draft.ts';
import { CouponFields } from './coupon-fields.tsx';
import { CouponUsage } from './coupon-usage.tsx';

export default function CouponEdit() {
  return (
    <Edit mutationMode="pessimistic" transform={couponChanges} redirect="list">
      <SimpleForm warnWhenUnsavedChanges>
        <CouponFields>
          <CouponUsage />
          <CouponBulk />
        </CouponFields>
      </SimpleForm>
      <RecordChanges resource="coupon" />
    </Edit>
  );
}
