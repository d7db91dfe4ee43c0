import { Alert, Button, List, ListItem, ListItemText, Stack, TextField } from '@mui/material';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import { type CreditResponse, creditResponse } from '#wire/vitrine/store-credit.ts';
import { useAdmin } from '../admin-context.tsx';
import { Amount } from '../ui/amount.tsx';
import { useChangesAgain } from '../ui/changes.tsx';
import { Moment } from '../ui/moment.tsx';
import { PartCard } from '../ui/part-card.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import { useMessage } from '../ui/use-message.ts';
import { useReading } from '../ui/use-reading.ts';

/** What the shop owes a customer to spend: the balance, why, and more of it. */
export function CustomerCredit({ accountId }: { accountId: number }) {
  const path = `vitrine/v1/customers/${accountId}/store-credit`;
  const { data, refetch } = useReading(path, creditResponse);
  const showChanges = useChangesAgain();
  if (!data) return null;
  return (
    <PartCard title={adminMessages['admin.credit']}>
      <Typography variant="h3" component="p">
        <Amount value={data.balance} />
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {adminMessages['admin.credit.about']}
      </Typography>
      <List dense disablePadding>
        {data.entries.map((entry) => (
          <Movement key={entry.id} entry={entry} />
        ))}
      </List>
      <Grant path={path} onChange={() => void Promise.all([refetch(), showChanges()])} />
    </PartCard>
  );
}

function Movement({ entry }: { entry: CreditResponse['entries'][number] }) {
  const message = useMessage();
  const { at, account, amount, order_id: order, author, note } = entry;
  const back = account === 'spent' && !amount.startsWith('-');
  const what = adminMessages[`admin.giftCard.account.${back ? 'back' : account}`];
  const which = order === null ? '' : message('admin.credit.order', { number: order });
  return (
    <ListItem disableGutters sx={{ overflowWrap: 'anywhere' }}>
      <ListItemText
        primary={
          <>
            <Amount value={amount} /> · {[what, which, note].filter(Boolean).join(' · ')}
          </>
        }
        secondary={
          <>
            {author !== '' && `${author} · `}
            <Moment value={at} />
          </>
        }
      />
    </ListItem>
  );
}

/** A refusal stands at the button, and what was typed stays. */
function Grant({ path, onChange }: { path: string; onChange(): void }) {
  const { client } = useAdmin();
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  useUnsaved(amount !== '' || reason !== '');

  async function grant() {
    setIsBusy(true);
    const data = { amount: amount.trim(), reason };
    const response = await client.send({ path, method: 'POST', data });
    setIsBusy(false);
    setProblem(response.ok ? '' : response.problem.message);
    if (!response.ok) return;
    setAmount('');
    setReason('');
    onChange();
  }

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start', marginBlockStart: 1 }}>
      <TextField
        size="small"
        fullWidth
        label={adminMessages['admin.credit.amount']}
        helperText={adminMessages['admin.credit.amountHint']}
        value={amount}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        onChange={(event) => setAmount(event.target.value)}
      />
      <TextField
        size="small"
        fullWidth
        label={adminMessages['admin.credit.reason']}
        value={reason}
        slotProps={{ htmlInput: { maxLength: 400 } }}
        onChange={(event) => setReason(event.target.value)}
      />
      {problem !== '' && <Alert severity="error">{problem}</Alert>}
      <Button
        variant="outlined"
        disabled={isBusy || amount.trim() === '' || reason.trim() === ''}
        onClick={grant}
      >
        {adminMessages['admin.credit.grant']}
      </Button>
    </Stack>
  );
}
