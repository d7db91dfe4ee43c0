import { Edit, SimpleForm, useRecordContext } from 'react-admin';
import type { Coupon } from '#wire/wc/coupon.ts';
import { RecordChanges } from '../ui/changes.tsx';
import { FORM_QUERY, FreshRecord } from '../ui/fresh-record.tsx';
import { UnsavedForm } from '../ui/unsaved-form.tsx';
import { CouponBulk } from './coupon-bulk.tsx';
import { couponChanges } from './coupon-draft.ts';
import { CouponFields } from './coupon-fields.tsx';
import { CouponUsage } from './coupon-usage.tsx';

function Heading() {
  return useRecordContext<Coupon>()?.code ?? null;
}

export default function CouponEdit() {
  return (
    <Edit
      title={<Heading />}
      mutationMode="pessimistic"
      queryOptions={FORM_QUERY}
      transform={couponChanges}
      redirect="list"
    >
      <FreshRecord>
        <SimpleForm>
          <UnsavedForm />
          <CouponFields>
            <CouponUsage />
            <CouponBulk />
          </CouponFields>
        </SimpleForm>
      </FreshRecord>
      <RecordChanges resource="coupon" />
    </Edit>
  );
}
