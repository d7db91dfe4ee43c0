import { Create, SimpleForm } from 'react-admin';
import { couponChanges } from './coupon-draft.ts';
import { CouponFields } from './coupon-fields.tsx';

export default function CouponCreate() {
  return (
    <Create transform={couponChanges} redirect="list">
      <SimpleForm warnWhenUnsavedChanges>
        <CouponFields />
      </SimpleForm>
    </Create>
  );
}
