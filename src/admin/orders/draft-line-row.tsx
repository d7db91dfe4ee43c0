import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { getDecimal } from '#rules/money/decimal.ts';
import { money } from '#rules/money/money.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../admin-context.tsx';
import type { DraftLine, DraftProblem } from './order-draft.ts';

interface DraftLineRowProps {
  line: DraftLine;
  /** In minor units; null where it is not known. */
  unitPrice: number | null;
  problem: DraftProblem | null;
  onChange(line: DraftLine): void;
  onRemove(): void;
}

/** How many pieces, and at which price: the shop's, or one that was agreed and says why. */
export function DraftLineRow({ line, unitPrice, problem, onChange, onRemove }: DraftLineRowProps) {
  const { currency, pricesIncludeTax } = useAdmin().config;
  const isAgreed = line.agreed.trim() !== '';
  const shopPrice = unitPrice === null ? '' : getDecimal(money(unitPrice), currency.decimals);
  const priceLabel =
    adminMessages[pricesIncludeTax ? 'admin.order.priceWithTax' : 'admin.order.priceWithoutTax'];
  const problemText = (kind: DraftProblem) =>
    problem === kind ? adminMessages[`admin.order.wrong.${kind}`] : '';
  return (
    <Box role="group" aria-label={line.name}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{line.name}</Typography>
      {line.choice?.details.map((detail) => (
        <Typography key={detail} variant="body2" color="textSecondary">
          {detail}
        </Typography>
      ))}
      <Stack direction="row" spacing={1} sx={{ alignItems: 'start', marginBlockStart: 1 }}>
        <TextField
          size="small"
          label={adminMessages['admin.order.pieces']}
          value={line.quantity}
          error={problem === 'quantity'}
          helperText={problemText('quantity')}
          slotProps={{
            htmlInput: {
              inputMode: 'decimal',
              'aria-label': `${adminMessages['admin.order.pieces']}: ${line.name}`,
            },
          }}
          sx={{ flexBasis: '6rem', flexGrow: 1 }}
          onChange={({ target }) => onChange({ ...line, quantity: target.value.trim() })}
        />
        <TextField
          size="small"
          label={priceLabel}
          value={line.agreed}
          placeholder={shopPrice}
          error={problem === 'price'}
          helperText={problemText('price') || adminMessages['admin.order.priceHint']}
          slotProps={{
            htmlInput: { 'aria-label': `${priceLabel}: ${line.name}` },
            // The shop's price is read in the empty field.
            inputLabel: { shrink: true },
          }}
          sx={{ flexBasis: '9rem', flexGrow: 2 }}
          onChange={({ target }) => onChange({ ...line, agreed: target.value })}
        />
        <Button
          color="error"
          aria-label={`${adminMessages['admin.order.removeLine']}: ${line.name}`}
          onClick={onRemove}
        >
          {adminMessages['admin.order.removeLine']}
        </Button>
      </Stack>
      {isAgreed && (
        <TextField
          size="small"
          fullWidth
          required
          label={adminMessages['admin.order.priceReason']}
          value={line.reason}
          error={problem === 'reason'}
          helperText={problemText('reason') || adminMessages['admin.order.priceReasonHint']}
          slotProps={{ htmlInput: { maxLength: 200 } }}
          sx={{ marginBlockStart: 1.5 }}
          onChange={({ target }) => onChange({ ...line, reason: target.value })}
        />
      )}
    </Box>
  );
}
