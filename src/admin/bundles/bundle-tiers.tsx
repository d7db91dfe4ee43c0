import { Box, Button, Stack, Typography } from '@mui/material';
import { DISCOUNT_TYPES, readDiscount } from '#rules/bundles/discount.ts';
import type { BundleDraft } from '#wire/catalog/bundle-input.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../admin-context.tsx';
import { ChoiceBox, NumberBox, TextBox } from '../option-forms/boxes.tsx';
import { PartCard } from '../ui/part-card.tsx';
import { useMessage } from '../ui/use-message.ts';
import { discountText } from './discount-text.ts';

interface BundleTiersProps {
  bundle: BundleDraft;
  onChange(bundle: BundleDraft): void;
}

type Tier = BundleDraft['discount_rules'][number];

const types = (['', ...DISCOUNT_TYPES] as const).map((value) => ({
  value,
  label: adminMessages[`admin.bundle.type.${value || 'written'}`],
}));

/** From how many items on which discount applies, and how the shopper sees it. */
export function BundleTiers({ bundle, onChange }: BundleTiersProps) {
  const tiers = bundle.discount_rules;
  const set = (discount_rules: Tier[]) => onChange({ ...bundle, discount_rules });
  const next = (tiers.at(-1)?.minimum ?? 1) + 1;
  return (
    <PartCard title={adminMessages['admin.bundles.tiers']}>
      <Stack spacing={2}>
        <TierMeter bundle={bundle} />
        {tiers.map((tier, at) => (
          <Stack
            // Tiers have no other name than their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={at}
            direction="row"
            spacing={1}
            sx={{ alignItems: 'start' }}
          >
            <NumberBox
              label={`${adminMessages['admin.bundle.tier.from']} ${at + 1}`}
              value={tier.minimum}
              onChange={(minimum) => set(tiers.with(at, { ...tier, minimum: minimum ?? 1 }))}
            />
            <TextBox
              label={`${adminMessages['admin.bundle.tier.discount']} ${at + 1}`}
              hint={at === 0 ? adminMessages['admin.bundle.discountHint'] : ''}
              value={tier.discount}
              onChange={(discount) => set(tiers.with(at, { ...tier, discount }))}
            />
            <Button
              size="small"
              color="error"
              onClick={() => set(tiers.toSpliced(at, 1))}
              aria-label={`${adminMessages['admin.form.remove']}: ${adminMessages['admin.bundle.tier']} ${at + 1}`}
            >
              {adminMessages['admin.form.remove']}
            </Button>
          </Stack>
        ))}
        <Button
          variant="outlined"
          sx={{ alignSelf: 'start' }}
          onClick={() => set([...tiers, { minimum: next, discount: '5' }])}
        >
          {adminMessages['admin.bundle.tier.add']}
        </Button>
        <ChoiceBox
          label={adminMessages['admin.bundle.type']}
          value={bundle.discount_type ?? ''}
          choices={types}
          onChange={(type) => onChange({ ...bundle, discount_type: type === '' ? null : type })}
        />
      </Stack>
    </PartCard>
  );
}

/** The meter of the bundle's page with all that is chosen at first. */
function TierMeter({ bundle }: { bundle: BundleDraft }) {
  const { currency } = useAdmin().config;
  const message = useMessage();
  const { items, discount_rules: tiers, discount_type: type } = bundle;
  const count = items.filter(({ required, chosen }) => required || chosen).length;
  const maxItems = Math.min(bundle.maxItems ?? items.length, items.length);
  const steps = tiers.flatMap(({ minimum, discount }) => {
    if (minimum > maxItems || !readDiscount(discount, type, currency.decimals)) return [];
    return [{ minimum, text: discountText(discount, type, currency) }];
  });
  if (steps.length === 0) {
    return <Typography color="textSecondary">{adminMessages['admin.bundle.noTiers']}</Typography>;
  }
  return (
    <Box component="figure" sx={{ margin: 0 }}>
      <Box sx={{ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: 1 }}>
        {steps.map(({ minimum, text }) => (
          <Box key={minimum}>
            <Box
              aria-hidden
              sx={{
                blockSize: 6,
                borderRadius: 3,
                bgcolor: minimum <= count ? 'success.main' : 'divider',
              }}
            />
            <Typography sx={{ fontWeight: 600 }}>{text}</Typography>
            <Typography variant="body2" color="textSecondary">
              {message('admin.bundle.tier.items', { count: minimum })}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography component="figcaption" variant="body2">
        {message('admin.bundle.meter', { count })}
      </Typography>
    </Box>
  );
}
