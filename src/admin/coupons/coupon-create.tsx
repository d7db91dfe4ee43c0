import { Create, SimpleForm } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { UnsavedForm } from '../ui/unsaved-form.tsx';
import { couponChanges } from './coupon-draft.ts';
import { CouponFields } from './coupon-fields.tsx';

export default function CouponCreate() {
  return (
    <Create title={adminMessages['admin.coupon.new']} transform={couponChanges} redirect="list">
      <SimpleForm>
        <UnsavedForm />
        <CouponFields />
      </SimpleForm>
    </Create>
  );
}
