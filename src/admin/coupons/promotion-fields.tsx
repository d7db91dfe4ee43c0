import { Alert, Box, Typography } from '@mui/material';
import {
  ArrayInput,
  AutocompleteInput,
  NumberInput,
  ReferenceInput,
  SelectInput,
  SimpleFormIterator,
  TextInput,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { WrittenPromotion } from '#rules/coupons/promotions/written.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../admin-context.tsx';
import { BY_MATCH } from '../data/list-query.ts';
import { References } from '../ui/references.tsx';

const AT = 'extensions.vitrine.promotion';
const DECIMAL = { htmlInput: { inputMode: 'decimal' } } as const;
const MEASURES = [
  { id: 'quantity', name: adminMessages['admin.coupon.tier.byPieces'] },
  { id: 'subtotal', name: adminMessages['admin.coupon.tier.byAmount'] },
];

/** The numbers of a promotion, and which products count. */
export function PromotionFields({ kind }: { kind: WrittenPromotion['kind'] }) {
  return (
    <Box sx={{ inlineSize: '100%' }}>
      {kind === 'cheapest' && <CheapestFields />}
      {kind === 'bundle' && <BundleFields />}
      {kind === 'tiers' && <TierFields />}
      {kind !== 'bundle' && <CountedProducts />}
    </Box>
  );
}

/** They are the coupon's "only for", so that other programs read them where they look. */
function CountedProducts() {
  return (
    <>
      <Typography color="textSecondary" sx={{ marginBlock: 1 }}>
        {adminMessages['admin.coupon.counted']}
      </Typography>
      <References
        source="product_ids"
        reference="products"
        label={adminMessages['admin.coupon.buyProducts']}
      />
      <References
        source="product_categories"
        reference="categories"
        label={adminMessages['admin.coupon.buyCategories']}
      />
    </>
  );
}

function CheapestFields() {
  return (
    <>
      <NumberInput
        source={`${AT}.quantity`}
        label={adminMessages['admin.coupon.cheapest.quantity']}
        min={2}
      />
      <NumberInput
        source={`${AT}.discounted`}
        label={adminMessages['admin.coupon.cheapest.discounted']}
        min={1}
      />
      <TextInput
        source={`${AT}.percent`}
        label={adminMessages['admin.coupon.cheapest.percent']}
        helperText={adminMessages['admin.coupon.cheapest.free']}
        slotProps={DECIMAL}
      />
      <TimesInput />
    </>
  );
}

function BundleFields() {
  const { currency } = useAdmin().config;
  return (
    <>
      <ArrayInput source={`${AT}.items`} label={adminMessages['admin.coupon.set.items']}>
        <SimpleFormIterator inline disableReordering>
          <ReferenceInput source="product_id" reference="products" sort={BY_MATCH}>
            <AutocompleteInput
              optionText="name"
              label={adminMessages['admin.coupon.set.product']}
              filterToQuery={(q) => ({ q })}
              sx={{ minInlineSize: { sm: 280 } }}
            />
          </ReferenceInput>
          <NumberInput
            source="quantity"
            label={adminMessages['admin.coupon.set.quantity']}
            min={1}
            defaultValue={1}
          />
        </SimpleFormIterator>
      </ArrayInput>
      <TextInput
        source={`${AT}.price`}
        label={`${adminMessages['admin.coupon.set.price']} (${currency.symbol})`}
        helperText={adminMessages['admin.coupon.set.priceHint']}
        slotProps={DECIMAL}
      />
      <TextInput
        source={`${AT}.percent`}
        label={adminMessages['admin.coupon.set.percent']}
        slotProps={DECIMAL}
      />
      <TimesInput />
    </>
  );
}

function TierFields() {
  const { currency } = useAdmin().config;
  const measure: unknown = useWatch({ name: `${AT}.measure` });
  const least =
    measure === 'subtotal'
      ? `${adminMessages['admin.coupon.tier.fromAmount']} (${currency.symbol})`
      : adminMessages['admin.coupon.tier.fromPieces'];
  return (
    <>
      <SelectInput
        source={`${AT}.measure`}
        label={adminMessages['admin.coupon.tier.measure']}
        choices={MEASURES}
      />
      <ArrayInput source={`${AT}.tiers`} label={adminMessages['admin.coupon.tiers']}>
        <SimpleFormIterator inline disableReordering>
          <TextInput source="least" label={least} slotProps={DECIMAL} />
          <TextInput
            source="percent"
            label={adminMessages['admin.coupon.tier.percent']}
            slotProps={DECIMAL}
          />
        </SimpleFormIterator>
      </ArrayInput>
      <Alert severity="info" icon={false} sx={{ marginBlockEnd: 2 }}>
        {adminMessages['admin.coupon.tier.hint']}
      </Alert>
    </>
  );
}

function TimesInput() {
  return (
    <NumberInput
      source={`${AT}.times`}
      label={adminMessages['admin.coupon.timesPerOrder']}
      helperText={adminMessages['admin.coupon.timesEmpty']}
      min={1}
    />
  );
}
