import { Alert, type AlertColor, Box, Button } from '@mui/material';
import { useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import {
  type PaymentCheckResponse,
  type ProviderVerdict,
  paymentCheckResponse,
} from '#wire/vitrine/payment-check.ts';
import { useRest } from '../ui/use-rest.ts';

const SEVERITY: Readonly<Record<ProviderVerdict, AlertColor>> = {
  works: 'success',
  refused: 'error',
  'no-answer': 'warning',
  'no-keys': 'warning',
  'incomplete-keys': 'warning',
  'mixed-keys': 'error',
  'unreadable-keys': 'error',
  'no-provider': 'info',
};

/** Asks the provider whether it takes the shop's keys, and says plainly what it answered. */
export function ProviderTest({ id, name }: { id: string; name: string }) {
  const send = useRest();
  const [isAsking, setIsAsking] = useState(false);
  const [found, setFound] = useState<PaymentCheckResponse | null>(null);
  const [problem, setProblem] = useState('');

  async function ask() {
    setIsAsking(true);
    setFound(null);
    setProblem('');
    const path = `vitrine/v1/payment-methods/${id}/test`;
    const response = await send({ path, method: 'POST' });
    if (response.ok) setFound(paymentCheckResponse.parse(response.data));
    else setProblem(response.problem.message);
    setIsAsking(false);
  }

  return (
    <Box sx={{ marginBlock: 1 }}>
      <Button
        size="small"
        variant="outlined"
        disabled={isAsking}
        aria-label={`${adminMessages['admin.payments.test']}: ${name}`}
        onClick={() => void ask()}
      >
        {adminMessages[isAsking ? 'admin.payments.testing' : 'admin.payments.test']}
      </Button>
      <Box role="status" sx={{ marginBlockStart: 1 }}>
        {found && <Alert severity={SEVERITY[found.verdict]}>{toWords(found)}</Alert>}
        {problem !== '' && <Alert severity="error">{problem}</Alert>}
      </Box>
    </Box>
  );
}

function toWords({ verdict, live, hears_events: hearsEvents }: PaymentCheckResponse): string {
  return [
    adminMessages[`admin.payments.verdict.${verdict}`],
    ...(live === null
      ? []
      : [adminMessages[live ? 'admin.payments.live' : 'admin.payments.notLive']]),
    ...(hearsEvents === false ? [adminMessages['admin.payments.noEvents']] : []),
  ].join(' ');
}
