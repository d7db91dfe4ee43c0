import { Accordion, AccordionDetails, AccordionSummary, Typography } from '@mui/material';
import { BooleanInput, NumberInput, TextInput } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { References } from '../ui/references.tsx';
import { EffectKind, usePromotionKind } from './effect-kind.tsx';
import { PromotionFields } from './promotion-fields.tsx';

export function EffectFields() {
  const promotion = usePromotionKind();
  return (
    <>
      <EffectKind />
      {promotion ? (
        <PromotionFields key={promotion} kind={promotion} />
      ) : (
        <TextInput
          source="amount"
          label={adminMessages['admin.coupon.amount']}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
      )}
      <BooleanInput source="free_shipping" label={adminMessages['admin.coupon.freeShipping']} />
      {promotion !== 'cheapest' && promotion !== 'bundle' && (
        <NumberInput
          source="limit_usage_to_x_items"
          label={adminMessages['admin.coupon.itemLimit']}
          min={0}
        />
      )}
      <TextInput
        source="extensions.vitrine.maximum_discount"
        label={adminMessages['admin.coupon.maximumDiscount']}
      />
      <BooleanInput source="individual_use" label={adminMessages['admin.coupon.individualUse']} />
      {!promotion && <BuyGetFields />}
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
