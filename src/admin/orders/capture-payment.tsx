import { Alert, Button, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { getDecimal, parseDecimal } from '#rules/money/decimal.ts';
import { formatMoney } from '#rules/money/format.ts';
import type { Money } from '#rules/money/money.ts';
import { captureAmount, getReleased } from '#rules/payments/capture-amount.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../admin-context.tsx';
import { useMessage } from '../ui/use-message.ts';

/** Takes the reserved money, or a part of it; the rest is released. A refusal stands at the button. */
export function CapturePayment({ path, reserved }: { path: string; reserved: Money }) {
  const { client, config } = useAdmin();
  const { decimals } = config.currency;
  const message = useMessage();
  const refresh = useRefresh();
  const [typed, setTyped] = useState(getDecimal(reserved, decimals));
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const requested = parseDecimal(typed, decimals);
  const amount = requested === null ? null : captureAmount(requested, reserved);
  const formatSum = (sum: Money) => formatMoney(sum, config.currency);

  async function capture(captured: Money) {
    setIsBusy(true);
    const data = { amount: getDecimal(captured, decimals) };
    const response = await client.send({ path: `${path}/capture`, method: 'POST', data });
    setIsBusy(false);
    setProblem(response.ok ? '' : response.problem.message);
    if (response.ok) refresh();
  }

  return (
    <Stack spacing={1} sx={{ marginBlockStart: 1 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <TextField
          size="small"
          label={adminMessages['admin.order.captureAmount']}
          value={typed}
          inputMode="decimal"
          error={amount === null}
          helperText={toHint()}
          sx={{ flexBasis: '12rem', flexGrow: 1 }}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button
          variant="contained"
          disabled={isBusy || amount === null}
          onClick={() => amount !== null && void capture(amount)}
        >
          {adminMessages['admin.order.capture']}
        </Button>
      </Stack>
      {problem !== '' && <Alert severity="error">{problem}</Alert>}
    </Stack>
  );

  function toHint(): string {
    if (amount === null)
      return message('admin.order.captureWrong', { amount: formatSum(reserved) });
    const rest = getReleased(reserved, amount);
    return rest === 0 ? '' : message('admin.order.captureRest', { amount: formatSum(rest) });
  }
}
