import {
  Box,
  Link,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { ReactNode } from 'react';
import { Show, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { Link as To } from 'react-router';
import type { GiftAccount } from '#rules/gift-cards/ledger.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import type { GiftCardResponse } from '#wire/vitrine/gift-cards.ts';
import { Amount } from '../ui/amount.tsx';
import { RecordChanges } from '../ui/changes.tsx';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { closeColumns } from '../ui/lists/wide-only.ts';
import { Moment } from '../ui/moment.tsx';
import { PartCard } from '../ui/part-card.tsx';
import { useMessage } from '../ui/use-message.ts';
import { useRest } from '../ui/use-rest.ts';
import { SendAgain } from './send-again.tsx';

/** A card, and every movement of it. */
export default function GiftCardShow() {
  return (
    <Show
      title={<Heading />}
      actions={false}
      component="div"
      sx={{ '& .RaShow-card': { minWidth: 0 } }}
    >
      <Parts />
    </Show>
  );
}

function Heading() {
  const card = useRecordContext<GiftCardResponse>();
  const message = useMessage();
  return <>{card ? message('admin.giftCard.title', { last4: card.last4 }) : ''}</>;
}

function Parts() {
  const card = useRecordContext<GiftCardResponse>();
  if (!card) return null;
  return (
    <Stack spacing={2} sx={{ paddingBlock: 2 }}>
      <CardDetails card={card} />
      <Ledger card={card} />
      <RecordChanges resource="gift_card" />
    </Stack>
  );
}

function CardDetails({ card }: { card: GiftCardResponse }) {
  const message = useMessage();
  const { state, order_id: order, expires_at: until } = card;
  return (
    <PartCard title={message('admin.giftCard.title', { last4: card.last4 })}>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: 1, margin: 0 }}
      >
        <Fact label={adminMessages['admin.giftCard.balance']}>
          <Amount value={card.balance} />
        </Fact>
        <Fact label={adminMessages['admin.giftCard.amount']}>
          <Amount value={card.amount} />
        </Fact>
        <Fact label={adminMessages['admin.giftCard.state']}>
          {adminMessages[`admin.giftCard.state.${state}`]}
        </Fact>
        <Fact label={adminMessages['admin.giftCard.recipient']}>{card.recipient || '–'}</Fact>
        {until !== null && (
          <Fact label={adminMessages['admin.giftCard.expires']}>
            <Moment value={until} withTime={false} />
          </Fact>
        )}
        {order !== null && (
          <Fact label={adminMessages['admin.giftCard.order']}>
            <OrderLink id={order} />
          </Fact>
        )}
        {card.note !== '' && <Fact label={adminMessages['admin.giftCard.note']}>{card.note}</Fact>}
      </Box>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', marginBlockStart: 2 }}>
        {state === 'active' && <SendAgain card={card} />}
        {state !== 'void' && <Void card={card} />}
      </Stack>
    </PartCard>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <Typography component="dt" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </>
  );
}

function OrderLink({ id }: { id: number }) {
  return (
    <Link component={To} to={`/orders/${id}`}>
      {id}
    </Link>
  );
}

function Void({ card: { id, last4 } }: { card: GiftCardResponse }) {
  const send = useRest();
  const notify = useNotify();
  const refresh = useRefresh();

  async function go() {
    const path = `vitrine/v1/gift-cards/${id}/void`;
    if (!(await send({ path, method: 'POST' })).ok) return;
    notify(adminMessages['admin.giftCard.voided'], { type: 'success' });
    refresh();
  }

  return (
    <ConfirmButton
      label={adminMessages['admin.giftCard.void']}
      text={adminMessages['admin.giftCard.voidAsk']}
      subject={last4}
      variant="outlined"
      onConfirm={go}
    />
  );
}

/** The card's side of each movement, named by the account on the other side. */
function getMovements({ entries }: GiftCardResponse) {
  return entries.flatMap((entry, at) => {
    const other = entries[at + 1];
    return entry.account === 'card' && other && other.account !== 'card'
      ? [{ ...entry, account: other.account }]
      : [];
  });
}

function Ledger({ card }: { card: GiftCardResponse }) {
  return (
    <PartCard title={adminMessages['admin.giftCard.ledger']}>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" sx={closeColumns}>
          <TableHead>
            <TableRow>
              <TableCell>{adminMessages['admin.giftCard.at']}</TableCell>
              <TableCell>{adminMessages['admin.giftCard.account']}</TableCell>
              <TableCell align="right">{adminMessages['admin.giftCard.amount']}</TableCell>
              <TableCell>{adminMessages['admin.giftCard.order']}</TableCell>
              <TableCell>{adminMessages['admin.giftCard.by']}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {getMovements(card).map(({ id, at, account, amount, order_id: order, author }) => (
              <TableRow key={id}>
                <TableCell>
                  <Moment value={at} />
                </TableCell>
                <TableCell>{adminMessages[toWords(account, amount)]}</TableCell>
                <TableCell align="right">
                  <Amount value={amount} />
                </TableCell>
                <TableCell>{order === null ? '–' : <OrderLink id={order} />}</TableCell>
                <TableCell>{author || '–'}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </PartCard>
  );
}

function toWords(account: GiftAccount, amount: string) {
  const back = account === 'spent' && !amount.startsWith('-');
  return `admin.giftCard.account.${back ? 'back' : account}` as const;
}
