import { MenuItem, Stack, TextField, Typography } from '@mui/material';
import { UPSELL_PLACES } from '#rules/upsells/rules.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import type { WrittenRule } from '#wire/vitrine/upsell-rules.ts';
import { useAdmin } from '../admin-context.tsx';
import { RecordPicker } from './record-picker.tsx';

interface RuleFieldsProps {
  rule: WrittenRule;
  /** By the names of its fields. */
  problemOf(field: string): string | undefined;
  onChange(rule: WrittenRule): void;
}

const MATCHES = ['any', 'all'] as const;
const LIMITS = ['least', 'most'] as const;

/** One rule as it is written: when it fits, and what it offers then. */
export function RuleFields({ rule, problemOf, onChange }: RuleFieldsProps) {
  const { currency } = useAdmin().config;
  const set = (changes: Partial<WrittenRule>) => onChange({ ...rule, ...changes });
  const { about, offer, place } = rule;
  return (
    <Stack spacing={2} sx={{ marginBlockStart: 2 }}>
      <TextField
        size="small"
        label={adminMessages['admin.rule.name']}
        value={rule.name}
        error={problemOf('name') !== undefined}
        helperText={problemOf('name')}
        onChange={({ target }) => set({ name: target.value })}
      />
      <TextField
        select
        size="small"
        label={adminMessages['admin.rule.place']}
        value={place}
        onChange={({ target }) =>
          set({ place: UPSELL_PLACES.find((each) => each === target.value) ?? place })
        }
      >
        {UPSELL_PLACES.map((each) => (
          <MenuItem key={each} value={each}>
            {adminMessages[`admin.rule.place.${each}`]}
          </MenuItem>
        ))}
      </TextField>
      <Typography component="h2" variant="subtitle1">
        {adminMessages[`admin.rule.about.${place}`]}
      </Typography>
      <RecordPicker
        resource="categories"
        label={adminMessages['admin.rule.categories']}
        ids={about.category_ids}
        problem={problemOf('about')}
        onChange={(category_ids) => set({ about: { ...about, category_ids } })}
      />
      <RecordPicker
        resource="products"
        label={adminMessages['admin.rule.products']}
        ids={about.product_ids}
        onChange={(product_ids) => set({ about: { ...about, product_ids } })}
      />
      {place === 'cart' && (
        <TextField
          select
          size="small"
          label={adminMessages['admin.rule.match']}
          value={rule.match}
          onChange={({ target }) =>
            set({ match: MATCHES.find((each) => each === target.value) ?? 'any' })
          }
        >
          {MATCHES.map((each) => (
            <MenuItem key={each} value={each}>
              {adminMessages[`admin.rule.match.${each}`]}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {LIMITS.map((name) => (
          <TextField
            key={name}
            size="small"
            fullWidth
            label={`${adminMessages[`admin.rule.${name}.${place}`]} (${currency.symbol})`}
            value={rule[name] ?? ''}
            error={problemOf(name) !== undefined}
            helperText={problemOf(name)}
            onChange={({ target }) => set({ [name]: target.value === '' ? null : target.value })}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
        ))}
      </Stack>
      <Typography component="h2" variant="subtitle1">
        {adminMessages['admin.rule.offer']}
      </Typography>
      <RecordPicker
        resource="products"
        label={adminMessages['admin.rule.offerProducts']}
        ids={offer.product_ids}
        problem={problemOf('offer')}
        onChange={(product_ids) => set({ offer: { ...offer, product_ids } })}
      />
      <RecordPicker
        resource="categories"
        label={adminMessages['admin.rule.offerCategories']}
        ids={offer.category_ids}
        onChange={(category_ids) => set({ offer: { ...offer, category_ids } })}
      />
    </Stack>
  );
}
