import { Create, SimpleForm } from 'react-admin';
import { CouponFields, couponChanges } from './coupon-fields.tsx';

export default function CouponCreate() {
  return (
    <Create transform={couponChanges} redirect="list">
      <SimpleForm warnWhenUnsavedChanges>
        <CouponFields />
      </SimpleForm>
    </Create>
  );
}
