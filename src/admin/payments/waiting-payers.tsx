import { Button, Card, CardContent, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import { type WaitingPayer, waitingPayers } from '#wire/vitrine/payments.ts';
import { Moment } from '../ui/moment.tsx';
import { useRest } from '../ui/use-rest.ts';

/** Who has to wait because payments failed, and a way to let them pay again. */
export function WaitingPayers() {
  const send = useRest();
  const [payers, setPayers] = useState<readonly WaitingPayer[] | null>(null);
  const load = useCallback(async () => {
    const response = await send({ path: 'vitrine/v1/payment-waits' });
    if (response.ok) setPayers(waitingPayers.parse(response.data));
  }, [send]);
  useEffect(() => {
    void load();
  }, [load]);
  if (!payers) return null;
  const letPay = async (id: number) => {
    await send({ path: `vitrine/v1/payment-waits/${id}`, method: 'DELETE' });
    await load();
  };
  return (
    <Card sx={{ marginBlockStart: 2 }}>
      <CardContent>
        <Typography variant="h6" component="h2">
          {adminMessages['admin.payments.waits']}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {adminMessages['admin.payments.waitsAbout']}
        </Typography>
        {payers.length === 0 && (
          <Typography sx={{ marginBlockStart: 1 }}>
            {adminMessages['admin.payments.waitsNone']}
          </Typography>
        )}
        <List disablePadding>
          {payers.map((payer) => (
            <PayerLine key={payer.id} payer={payer} onLetPay={() => void letPay(payer.id)} />
          ))}
        </List>
      </CardContent>
    </Card>
  );
}

/** Of browsers and cards the shop knows a code, of which the beginning tells them apart. */
const PAGE_SIZE = 12;

function PayerLine({ payer, onLetPay }: { payer: WaitingPayer; onLetPay(): void }) {
  const { kind, value, failures, wait_until } = payer;
  const code = kind === 'session' || kind === 'card';
  const name = `${adminMessages[`admin.payments.wait.${kind}`]} ${code ? value.slice(0, PAGE_SIZE) : value}`;
  const text = adminMessages['admin.payments.waitOf'].replace('{failures}', String(failures));
  const label = adminMessages['admin.payments.waitEnd'];
  return (
    <ListItem disableGutters divider sx={{ flexWrap: 'wrap', gap: 1, overflowWrap: 'anywhere' }}>
      <ListItemText
        primary={name}
        secondary={
          <>
            {text} <Moment value={wait_until} />
          </>
        }
        sx={{ flexBasis: '14rem' }}
      />
      <Button size="small" aria-label={`${label}: ${name}`} onClick={onLetPay}>
        {label}
      </Button>
    </ListItem>
  );
}
