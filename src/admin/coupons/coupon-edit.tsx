import { Edit, SimpleForm } from 'react-admin';
import { CouponFields, couponChanges } from './coupon-fields.tsx';

export default function CouponEdit() {
  return (
    <Edit mutationMode="pessimistic" transform={couponChanges} redirect="list">
      <SimpleForm warnWhenUnsavedChanges>
        <CouponFields />
      </SimpleForm>
    </Edit>
  );
}
