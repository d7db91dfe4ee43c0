import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { BooleanInput, CheckboxGroupInput, NumberInput, required } from 'react-admin';
import { COUPON_PLACES } from '#rules/coupons/coupon.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { TextInput } from '../ui/text-input.tsx';
import { ConditionFields } from './condition-fields.tsx';
import { CouponPreview } from './coupon-preview.tsx';
import { DraftSummary } from './coupon-summary.tsx';
import { EffectFields } from './effect-fields.tsx';
import { usePromotionKind } from './effect-kind.tsx';

const PLACES = COUPON_PLACES.map((id) => ({ id, name: adminMessages[`admin.coupon.place.${id}`] }));

/** The form, with what it means and what it takes off beside it. */
export function CouponFields({ children }: { children?: ReactNode }) {
  const isPromotion = usePromotionKind() !== null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        inlineSize: '100%',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      <div>
        <TextInput source="code" label={adminMessages['admin.coupon.code']} validate={required()} />
        <BooleanInput
          source="status"
          label={adminMessages['admin.coupon.status']}
          defaultValue="publish"
          format={(status: unknown) => status === 'publish'}
          parse={(isActive: unknown) => (isActive ? 'publish' : 'draft')}
        />
        <TextInput
          source="description"
          label={adminMessages['admin.coupon.description']}
          multiline
          fullWidth
        />
        <Part title={adminMessages['admin.coupon.effect']} />
        <EffectFields />
        <Part title={adminMessages['admin.coupon.conditions']} />
        <ConditionFields without={isPromotion ? ['onlyFor'] : []} />
        <Part title={adminMessages['admin.coupon.shown']} />
        <CheckboxGroupInput
          source="extensions.vitrine.places"
          label={adminMessages['admin.coupon.places']}
          choices={PLACES}
        />
        <BooleanInput
          source="extensions.vitrine.automatic"
          label={adminMessages['admin.coupon.automatic']}
        />
        <NumberInput
          source="extensions.vitrine.priority"
          label={adminMessages['admin.coupon.priority']}
          min={0}
        />
      </div>
      <Stack spacing={2} sx={{ position: { md: 'sticky' }, top: { md: 64 }, alignSelf: 'start' }}>
        <DraftSummary />
        <CouponPreview />
        {children}
      </Stack>
    </Box>
  );
}

function Part({ title }: { title: string }) {
  return (
    <Typography component="h2" variant="h3" sx={{ marginBlock: '1.5rem 0.5rem' }}>
      {title}
    </Typography>
  );
}
