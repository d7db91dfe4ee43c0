import {
  BooleanInput,
  DateInput,
  NumberInput,
  required,
  SelectInput,
  TextInput,
} from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';

const KINDS = [
  { id: 'percent', name: adminMessages['admin.coupon.percent'] },
  { id: 'fixed_cart', name: adminMessages['admin.coupon.fixedCart'] },
  { id: 'fixed_product', name: adminMessages['admin.coupon.fixedProduct'] },
];

export function CouponFields() {
  return (
    <>
      <TextInput source="code" label={adminMessages['admin.coupon.code']} validate={required()} />
      <SelectInput
        source="discount_type"
        label={adminMessages['admin.coupon.kind']}
        choices={KINDS}
        defaultValue="percent"
        validate={required()}
      />
      <TextInput
        source="amount"
        label={adminMessages['admin.coupon.amount']}
        validate={required()}
      />
      <TextInput
        source="description"
        label={adminMessages['admin.coupon.description']}
        multiline
        fullWidth
      />
      <DateInput source="date_expires" label={adminMessages['admin.coupon.expires']} />
      <TextInput source="minimum_amount" label={adminMessages['admin.coupon.minimum']} />
      <TextInput source="maximum_amount" label={adminMessages['admin.coupon.maximum']} />
      <NumberInput source="usage_limit" label={adminMessages['admin.coupon.usageLimit']} min={0} />
      <NumberInput
        source="usage_limit_per_user"
        label={adminMessages['admin.coupon.usageLimitPerUser']}
        min={0}
      />
      <BooleanInput source="free_shipping" label={adminMessages['admin.coupon.freeShipping']} />
      <BooleanInput source="individual_use" label={adminMessages['admin.coupon.individualUse']} />
      <BooleanInput
        source="exclude_sale_items"
        label={adminMessages['admin.coupon.excludeSaleItems']}
      />
    </>
  );
}

/** What the form shows, as the API takes it: an empty date ends the coupon never. */
export function couponChanges(data: Record<string, unknown>): Record<string, unknown> {
  const { date_expires: date, minimum_amount: least, maximum_amount: most } = data;
  return {
    code: data.code,
    discount_type: data.discount_type,
    amount: data.amount,
    description: data.description ?? '',
    date_expires: date ? String(date) : null,
    minimum_amount: least ?? '',
    maximum_amount: most ?? '',
    usage_limit: data.usage_limit ?? null,
    usage_limit_per_user: data.usage_limit_per_user ?? null,
    free_shipping: data.free_shipping ?? false,
    individual_use: data.individual_use ?? false,
    exclude_sale_items: data.exclude_sale_items ?? false,
  };
}
