import { Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import type { OrderShippingLine } from '#wire/wc/order-response.ts';
import { Amount } from '../ui/amount.tsx';
import { useMessage } from '../ui/use-message.ts';
import {
  choiceFor,
  type DraftPackage,
  type DraftProblem,
  type OrderDraft,
  type ShippingChoice,
} from './order-draft.ts';

interface DraftShippingProps {
  draft: OrderDraft;
  /** What the shop offers for the address and the goods. */
  packages: readonly DraftPackage[];
  /** How an order that is there is sent; none for a new one. */
  ordered: readonly OrderedShipping[];
  problems: Readonly<Record<string, DraftProblem>>;
  onChange(next: Partial<Pick<OrderDraft, 'shipping' | 'isShippingUnchanged'>>): void;
}

export type OrderedShipping = Pick<OrderShippingLine, 'id' | 'method_title' | 'total'>;

const CUSTOM = 'custom';
const NONE = 'none';

export function DraftShipping({
  draft,
  packages,
  ordered,
  problems,
  onChange,
}: DraftShippingProps) {
  if (draft.isShippingUnchanged) {
    return (
      <>
        {ordered.length === 0 && <Typography>{adminMessages['admin.order.noShipping']}</Typography>}
        {ordered.map(({ id, method_title: title, total }) => (
          <Typography key={id}>
            {title}: <Amount value={total} />
          </Typography>
        ))}
        <Button
          sx={{ marginInlineStart: -1 }}
          onClick={() => onChange({ isShippingUnchanged: false })}
        >
          {adminMessages['admin.order.changeShipping']}
        </Button>
      </>
    );
  }

  if (packages.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {adminMessages['admin.order.nothingToSend']}
      </Typography>
    );
  }
  return (
    <Stack spacing={1.5}>
      {packages.map((one) => (
        <PackageField
          key={one.id}
          box={one}
          isOnly={packages.length === 1}
          choice={choiceFor(draft, one)}
          isWrong={problems[`shipping-${one.id}`] === 'amount'}
          onChange={(choice) => onChange({ shipping: { ...draft.shipping, [one.id]: choice } })}
        />
      ))}
    </Stack>
  );
}

interface PackageFieldProps {
  box: DraftPackage;
  isOnly: boolean;
  choice: ShippingChoice;
  isWrong: boolean;
  onChange(choice: ShippingChoice): void;
}

function PackageField({ box, isOnly, choice, isWrong, onChange }: PackageFieldProps) {
  const message = useMessage();
  const value = choice.kind === 'rate' ? choice.rateId : choice.kind;
  const label = isOnly
    ? adminMessages['admin.order.sendBy']
    : message('admin.order.sendParcelBy', { items: box.items.join(', ') });

  function choose(next: string) {
    if (next === NONE) onChange({ kind: 'none' });
    else if (next !== CUSTOM) onChange({ kind: 'rate', rateId: next });
    else onChange({ kind: 'custom', title: adminMessages['admin.order.delivery'], amount: '' });
  }

  return (
    <>
      <TextField
        select
        size="small"
        label={label}
        value={value}
        helperText={box.rates.length === 0 ? adminMessages['admin.order.noRates'] : ''}
        onChange={({ target }) => choose(target.value)}
      >
        {box.rates.map(({ rate_id: rateId, title, total_text: text }) => (
          <MenuItem key={rateId} value={rateId}>{`${title} (${text})`}</MenuItem>
        ))}
        <MenuItem value={CUSTOM}>{adminMessages['admin.order.ownShipping']}</MenuItem>
        <MenuItem value={NONE}>{adminMessages['admin.order.noShipping']}</MenuItem>
      </TextField>
      {choice.kind === 'custom' && (
        <Stack direction="row" spacing={1} sx={{ alignItems: 'start' }}>
          <TextField
            size="small"
            label={adminMessages['admin.order.shippingTitle']}
            value={choice.title}
            slotProps={{ htmlInput: { maxLength: 200 } }}
            sx={{ flexGrow: 2 }}
            onChange={({ target }) => onChange({ ...choice, title: target.value })}
          />
          <TextField
            size="small"
            label={adminMessages['admin.order.amountWithoutTax']}
            value={choice.amount}
            error={isWrong && choice.amount !== ''}
            helperText={
              isWrong && choice.amount !== '' ? adminMessages['admin.order.wrong.amount'] : ''
            }
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            sx={{ flexGrow: 1 }}
            onChange={({ target }) => onChange({ ...choice, amount: target.value.trim() })}
          />
        </Stack>
      )}
    </>
  );
}
