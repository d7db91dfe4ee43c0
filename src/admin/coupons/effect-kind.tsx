import { MenuItem, TextField } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import { COUPON_KINDS, type CouponKind } from '#rules/coupons/coupon.ts';
import type { WrittenPromotion } from '#rules/coupons/promotions/written.ts';
import { recordKeys } from '#rules/records/record-keys.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import type { CouponDraft } from './coupon-row.ts';
import { NEW_PROMOTIONS } from './promotion-draft.ts';

type PromotionKind = WrittenPromotion['kind'];

const KIND_NAMES: Readonly<Record<CouponKind | PromotionKind, string>> = {
  percent: adminMessages['admin.coupon.percent'],
  fixed_cart: adminMessages['admin.coupon.fixedCart'],
  fixed_product: adminMessages['admin.coupon.fixedProduct'],
  cheapest: adminMessages['admin.coupon.cheapest'],
  bundle: adminMessages['admin.coupon.set'],
  tiers: adminMessages['admin.coupon.tiers'],
};

/** Null where the coupon is an amount or a percentage. */
export function usePromotionKind(): PromotionKind | null {
  const promotion: CouponDraft['extensions'] = useWatch<CouponDraft, 'extensions'>({
    name: 'extensions',
  });
  return promotion?.vitrine?.promotion?.kind ?? null;
}

/** One choice for what WooCommerce has a word for and what it has not. */
export function EffectKind() {
  const { clearErrors, getValues, setValue } = useFormContext<CouponDraft>();
  const type = useWatch<CouponDraft, 'discount_type'>({ name: 'discount_type' });
  const promotion = usePromotionKind();

  function choose(kind: string) {
    const change = { shouldDirty: true } as const;
    clearErrors('extensions.vitrine.promotion');
    const promoted = recordKeys(NEW_PROMOTIONS).find((each) => each === kind);
    setValue('extensions.vitrine.promotion', promoted ? NEW_PROMOTIONS[promoted] : null, change);
    setValue('discount_type', COUPON_KINDS.find((each) => each === kind) ?? 'percent', change);
    // What the new choice has no field for would be refused unseen.
    if (promoted) {
      setValue('amount', '', change);
      setValue('limit_usage_to_x_items', null, change);
      setValue('extensions.vitrine.buy_get', null, change);
    }
    if (promoted === 'bundle') {
      setValue('product_ids', [], change);
      setValue('product_categories', [], change);
    }
  }

  return (
    <TextField
      select
      fullWidth
      label={adminMessages['admin.coupon.kind']}
      value={promotion ?? type ?? getValues('discount_type') ?? 'percent'}
      onChange={(event) => choose(event.target.value)}
    >
      {recordKeys(KIND_NAMES).map((kind) => (
        <MenuItem key={kind} value={kind}>
          {KIND_NAMES[kind]}
        </MenuItem>
      ))}
    </TextField>
  );
}
