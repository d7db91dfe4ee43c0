import { Button, Chip, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { DraftFee, DraftProblem } from './order-draft.ts';

interface DraftFeesProps {
  fees: readonly DraftFee[];
  /** By the keys of the fees. */
  problems: Readonly<Record<string, DraftProblem>>;
  onChange(fees: readonly DraftFee[]): void;
}

/** What is charged besides, and what is taken off without a coupon. */
export function DraftFees({ fees, problems, onChange }: DraftFeesProps) {
  const change = (key: string, next: Partial<DraftFee>) =>
    onChange(fees.map((fee) => (fee.key === key ? { ...fee, ...next } : fee)));
  const add = (kind: DraftFee['kind']) => {
    const name = adminMessages[`admin.order.${kind}Name`];
    onChange([...fees, { key: crypto.randomUUID(), id: null, kind, name, amount: '' }]);
  };
  return (
    <Stack spacing={1.5}>
      {fees.map(({ key, kind, name, amount }) => {
        const problem = problems[key];
        const label = adminMessages[`admin.order.${kind}Amount`];
        const hint = kind === 'discount' ? adminMessages['admin.order.discountHint'] : '';
        const wrong = adminMessages[`admin.order.wrong.${kind}`];
        return (
          <Stack key={key} direction="row" spacing={1} sx={{ alignItems: 'start' }}>
            <TextField
              size="small"
              label={adminMessages[`admin.order.${kind}Label`]}
              value={name}
              error={problem === 'name'}
              helperText={problem === 'name' ? adminMessages['admin.order.wrong.name'] : ''}
              slotProps={{ htmlInput: { maxLength: 200 } }}
              sx={{ flexGrow: 2 }}
              onChange={({ target }) => change(key, { name: target.value })}
            />
            <TextField
              size="small"
              label={label}
              value={amount}
              error={problem === 'amount' && amount !== ''}
              helperText={problem === 'amount' && amount !== '' ? wrong : hint}
              slotProps={{
                htmlInput: {
                  // A percent sign is not on the keyboard for numbers.
                  inputMode: kind === 'discount' ? 'text' : 'decimal',
                  'aria-label': `${label}: ${name}`,
                },
              }}
              sx={{ flexGrow: 1 }}
              onChange={({ target }) => change(key, { amount: target.value })}
            />
            <Button
              color="error"
              aria-label={`${adminMessages['admin.order.removeLine']}: ${name}`}
              onClick={() => onChange(fees.filter((fee) => fee.key !== key))}
            >
              {adminMessages['admin.order.removeLine']}
            </Button>
          </Stack>
        );
      })}
      <Stack direction="row" spacing={1}>
        <Button onClick={() => add('fee')}>{adminMessages['admin.order.addFee']}</Button>
        <Button onClick={() => add('discount')}>{adminMessages['admin.order.addDiscount']}</Button>
      </Stack>
    </Stack>
  );
}

interface DraftCouponsProps {
  coupons: readonly string[];
  /** Why one of them does not apply; empty where all do. */
  problem: string;
  onChange(coupons: readonly string[]): void;
}

export function DraftCoupons({ coupons, problem, onChange }: DraftCouponsProps) {
  const [code, setCode] = useState('');
  const typed = code.trim();

  function add() {
    const isThere = coupons.some((each) => each.toLowerCase() === typed.toLowerCase());
    if (typed !== '' && !isThere) onChange([...coupons, typed]);
    setCode('');
  }

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'start' }}>
        <TextField
          size="small"
          label={adminMessages['admin.order.coupon']}
          value={code}
          error={problem !== ''}
          helperText={problem}
          slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
          sx={{ flexGrow: 1 }}
          onChange={({ target }) => setCode(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') add();
          }}
        />
        <Button disabled={typed === ''} onClick={add}>
          {adminMessages['admin.order.addCoupon']}
        </Button>
      </Stack>
      {coupons.length > 0 && (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {coupons.map((each) => (
            <Chip
              key={each}
              label={each}
              onDelete={() => onChange(coupons.filter((one) => one !== each))}
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
