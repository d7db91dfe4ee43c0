import { Accordion, AccordionDetails, AccordionSummary, Typography } from '@mui/material';
import { BooleanInput, NumberInput, required, SelectInput, TextInput } from 'react-admin';
import { COUPON_KINDS } from '#rules/coupons/coupon.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { References } from '../ui/references.tsx';

const KIND_NAMES = {
  percent: adminMessages['admin.coupon.percent'],
  fixed_cart: adminMessages['admin.coupon.fixedCart'],
  fixed_product: adminMessages['admin.coupon.fixedProduct'],
};
const KINDS = COUPON_KINDS.map((id) => ({ id, name: KIND_NAMES[id] }));

export function EffectFields() {
  return (
    <>
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
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <BooleanInput source="free_shipping" label={adminMessages['admin.coupon.freeShipping']} />
      <NumberInput
        source="limit_usage_to_x_items"
        label={adminMessages['admin.coupon.itemLimit']}
        min={0}
      />
      <TextInput
        source="extensions.vitrine.maximum_discount"
        label={adminMessages['admin.coupon.maximumDiscount']}
      />
      <BooleanInput source="individual_use" label={adminMessages['admin.coupon.individualUse']} />
      <BuyGetFields />
    </>
  );
}

/** Rarely used, so it is opened. */
function BuyGetFields() {
  const at = 'extensions.vitrine.buy_get';
  return (
    <Accordion disableGutters sx={{ inlineSize: '100%', marginBlock: 1 }}>
      <AccordionSummary>
        <Typography component="span">{adminMessages['admin.coupon.buyGet']}</Typography>
      </AccordionSummary>
      <AccordionDetails>
        <NumberInput
          source={`${at}.buy.quantity`}
          label={adminMessages['admin.coupon.buyQuantity']}
          min={1}
        />
        <References
          source={`${at}.buy.productIds`}
          reference="products"
          label={adminMessages['admin.coupon.buyProducts']}
        />
        <References
          source={`${at}.buy.categoryIds`}
          reference="categories"
          label={adminMessages['admin.coupon.buyCategories']}
        />
        <NumberInput
          source={`${at}.get.quantity`}
          label={adminMessages['admin.coupon.getQuantity']}
          min={1}
        />
        <References
          source={`${at}.get.productIds`}
          reference="products"
          label={adminMessages['admin.coupon.getProducts']}
        />
        <References
          source={`${at}.get.categoryIds`}
          reference="categories"
          label={adminMessages['admin.coupon.getCategories']}
        />
        <BooleanInput source={`${at}.repeat`} label={adminMessages['admin.coupon.repeat']} />
      </AccordionDetails>
    </Accordion>
  );
}
