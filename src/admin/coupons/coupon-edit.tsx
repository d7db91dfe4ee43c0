import { Edit, SimpleForm, useRecordContext } from 'react-admin';
import { RecordChanges } from '../ui/changes.tsx';
import { UnsavedForm } from '../ui/unsaved-form.tsx';
import { CouponBulk } from './coupon-bulk.tsx';
import { couponChanges } from './coupon-draft.ts';
import { CouponFields } from './coupon-fields.tsx';
import type { CouponRow } from './coupon-row.ts';
import { CouponUsage } from './coupon-usage.tsx';

function Heading() {
  return useRecordContext<CouponRow>()?.code ?? null;
}

export default function CouponEdit() {
  return (
    <Edit title={<Heading />} mutationMode="pessimistic" transform={couponChanges} redirect="list">
      <SimpleForm>
        <UnsavedForm />
        <CouponFields>
          <CouponUsage />
          <CouponBulk />
        </CouponFields>
      </SimpleForm>
      <RecordChanges resource="coupon" />
    </Edit>
  );
}
