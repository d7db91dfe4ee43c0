import { Button, Chip, Link, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { getDecimal } from '#rules/money/decimal.ts';
import { money } from '#rules/money/money.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import type { SentEmail } from '#wire/vitrine/email.ts';
import type { LoggedChange } from '#wire/vitrine/running.ts';
import type { Shipment } from '#wire/vitrine/shipment.ts';
import type { OrderNoteResponse, Refund } from '#wire/wc/order-response.ts';
import { useAdmin } from '../admin-context.tsx';
import { Amount } from '../ui/amount.tsx';
import { ChangedValues } from '../ui/changed-values.tsx';
import type { OrderHistory } from './use-order-history.ts';
import type { OrderParts } from './use-order-parts.ts';

export const ENTRY_KINDS = ['note', 'email', 'payment', 'parcel', 'refund', 'change'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export interface TimelineEntry {
  key: string;
  kind: EntryKind;
  /** As the API writes it, with or without a Z. */
  at: string;
  /** Behind the moment: by whom, or to whom. */
  about: string;
  content: ReactNode;
}

/** Everything that has happened to an order, the latest first. */
export function timelineEntries(
  { notes, emails, payments, changes }: OrderHistory,
  { shipments, refunds }: OrderParts,
  onShowEmail: (email: SentEmail) => void,
): TimelineEntry[] {
  const entries = [
    ...notes.map(noteEntry),
    ...emails.map((email) => emailEntry(email, onShowEmail)),
    ...payments.map(paymentEntry),
    ...shipments.map(parcelEntry),
    ...refunds.map(refundEntry),
    ...changes.map(changeEntry),
  ];
  return entries.sort((one, other) => getTime(other) - getTime(one));
}

function getTime({ at }: TimelineEntry): number {
  return Date.parse(at.endsWith('Z') ? at : `${at}Z`);
}

function noteEntry({ id, note, customer_note: toCustomer, ...rest }: OrderNoteResponse) {
  const about = toCustomer ? adminMessages['admin.order.toCustomer'] : '';
  return entry('note', id, { at: rest.date_created_gmt, about, content: note });
}

const STATE_COLORS = { sent: 'success', refused: 'warning', 'given-up': 'error' } as const;

function emailEntry(email: SentEmail, onShow: (email: SentEmail) => void) {
  const { id, at, to, subject, state, error } = email;
  const content = (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <span>{subject}</span>
        {state !== 'sent' && (
          <Chip
            size="small"
            variant="outlined"
            color={STATE_COLORS[state]}
            label={adminMessages[`admin.order.email.${state}`]}
          />
        )}
        {email.can_be_sent_again && (
          <Button
            size="small"
            aria-label={`${adminMessages['admin.order.showEmail']}: ${subject}`}
            onClick={() => onShow(email)}
          >
            {adminMessages['admin.order.showEmail']}
          </Button>
        )}
      </Stack>
      {error !== '' && (
        <Typography variant="body2" color="error">
          {error}
        </Typography>
      )}
    </>
  );
  return entry('email', id, { at, about: to, content });
}

function paymentEntry(payment: OrderHistory['payments'][number]) {
  const { id, updated_at: at, title, reference, failure } = payment;
  const about = [title, reference, failure].filter(Boolean).join(' · ');
  return entry('payment', id, { at, about, content: <PaymentText payment={payment} /> });
}

function PaymentText({ payment }: { payment: OrderHistory['payments'][number] }) {
  const { decimals } = useAdmin().config.currency;
  return (
    <>
      {`${adminMessages[`admin.order.payment.${payment.state}`]}: `}
      <Amount value={getDecimal(money(payment.amount), decimals)} />
    </>
  );
}

/** What was in it is said by the note that the shop writes with it. */
function parcelEntry(shipment: Shipment) {
  const { id, carrier_name: carrier, tracking_number: number, tracking_url: url } = shipment;
  const content = (
    <>
      {`${adminMessages['admin.order.entry.parcel']}: ${carrier} `}
      {url === '' ? (
        number
      ) : (
        <Link href={url} rel="noreferrer" target="_blank">
          {number || url}
        </Link>
      )}
    </>
  );
  return entry('parcel', id, { at: shipment.date_created_gmt, about: '', content });
}

function refundEntry({ id, amount, reason, date_created_gmt: at }: Refund) {
  const content = (
    <>
      {`${adminMessages['admin.order.refundedSum']}: `}
      <Amount value={amount} />
    </>
  );
  return entry('refund', id, { at, about: reason, content });
}

function changeEntry({ id, at, who, key_id: keyId, action, before, after }: LoggedChange) {
  const about = keyId === null ? who : `${who} (${adminMessages['admin.log.byProgram']})`;
  const content =
    action === 'updated' ? (
      <ChangedValues before={before} after={after} />
    ) : (
      `${adminMessages['admin.order.one']} ${adminMessages[`admin.log.${action}`]}`
    );
  return entry('change', id, { at, about, content });
}

function entry(
  kind: EntryKind,
  id: number | string,
  parts: Omit<TimelineEntry, 'key' | 'kind'>,
): TimelineEntry {
  return { key: `${kind}-${id}`, kind, ...parts };
}
