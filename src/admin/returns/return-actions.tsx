import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { ReturnItem } from '#wire/vitrine/returns.ts';
import { useMay } from '../admin-context.tsx';
import { ReturnDialog } from './return-dialog.tsx';
import { type DecidableAction, isDecidable } from './return-step.ts';

/** What can be done now, the usual next step first. */
export function ReturnActions({ record }: { record: ReturnItem }) {
  const mayWrite = useMay('manage-orders');
  const mayRefund = useMay('refund-orders');
  const [chosen, setChosen] = useState<DecidableAction | null>(null);
  const actions = record.actions
    .filter(isDecidable)
    .filter((action) => (action === 'refund' || action === 'credit' ? mayRefund : mayWrite));
  const [first] = [...actions].sort((one, two) => rank(one, record) - rank(two, record));
  if (actions.length === 0) return null;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', marginBlockStart: 2 }}>
      {actions.map((action) => (
        <Button
          key={action}
          size="small"
          variant={action === first ? 'contained' : 'outlined'}
          color={action === 'refuse' ? 'error' : 'primary'}
          onClick={() => setChosen(action)}
        >
          {adminMessages[`admin.return.do.${action}`]}
        </Button>
      ))}
      {chosen && <ReturnDialog action={chosen} record={record} onClose={() => setChosen(null)} />}
    </Stack>
  );
}

/** What was requested is accepted, what was accepted arrives, and what arrived is settled as its buyer would like. */
function rank(action: DecidableAction, { way }: ReturnItem): number {
  if (action === 'accept') return 0;
  if (action === 'receive') return 1;
  return action === way ? 2 : 3;
}
