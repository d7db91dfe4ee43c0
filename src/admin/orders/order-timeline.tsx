import NoteIcon from '@mui/icons-material/ChatBubbleOutlineOutlined';
import ChangeIcon from '@mui/icons-material/EditOutlined';
import EmailIcon from '@mui/icons-material/EmailOutlined';
import ParcelIcon from '@mui/icons-material/LocalShippingOutlined';
import PaymentIcon from '@mui/icons-material/PaymentsOutlined';
import RefundIcon from '@mui/icons-material/UndoOutlined';
import {
  Box,
  Card,
  CardContent,
  Checkbox,
  Chip,
  FormControlLabel,
  Link,
  Stack,
  Typography,
} from '@mui/material';
import { type ComponentType, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import type { SentEmail } from '#wire/vitrine/email.ts';
import type { Order } from '#wire/wc/order-response.ts';
import { useMay } from '../admin-context.tsx';
import { Moment } from '../ui/moment.tsx';
import { NewNote } from '../ui/new-note.tsx';
import { useRest } from '../ui/use-rest.ts';
import { EmailDialog } from './email-dialog.tsx';
import {
  ENTRY_KINDS,
  type EntryKind,
  type TimelineEntry,
  timelineEntries,
} from './timeline-entries.tsx';
import { MAX_CHANGES, useOrderHistory } from './use-order-history.ts';
import type { OrderParts } from './use-order-parts.ts';

const ICONS: Readonly<
  Record<EntryKind, ComponentType<{ color: 'action'; titleAccess: string; fontSize: 'small' }>>
> = {
  note: NoteIcon,
  email: EmailIcon,
  payment: PaymentIcon,
  parcel: ParcelIcon,
  refund: RefundIcon,
  change: ChangeIcon,
};

/** What has happened to an order in one list: notes, emails, payments, parcels, refunds and changes. */
export function OrderTimeline({ order, parts }: { order: Order; parts: OrderParts }) {
  const version = JSON.stringify([order.date_modified, parts.shipments, parts.refunds]);
  const { history, reload } = useOrderHistory(order.id, version);
  const mayWrite = useMay('manage-orders');
  const [kind, setKind] = useState<EntryKind | null>(null);
  const [email, setEmail] = useState<SentEmail | null>(null);
  const entries = history ? timelineEntries(history, parts, setEmail) : [];
  const kinds = ENTRY_KINDS.filter((each) => entries.some((entry) => entry.kind === each));
  const displayed = kind === null ? entries : entries.filter((entry) => entry.kind === kind);
  const filter = JSON.stringify({ resource: 'order', subject: String(order.id), with_parts: true });
  return (
    <Card component="section" aria-labelledby="order-timeline">
      <CardContent>
        <Typography id="order-timeline" component="h2" variant="h3" gutterBottom>
          {adminMessages['admin.order.timeline']}
        </Typography>
        {mayWrite && <NewOrderNote orderId={order.id} onAdded={reload} />}
        {kinds.length > 1 && (
          <Stack
            direction="row"
            spacing={1}
            useFlexGap
            role="group"
            aria-label={adminMessages['admin.order.timelineFilter']}
            sx={{ flexWrap: 'wrap', marginBlockStart: 2 }}
          >
            {kinds.map((each) => (
              <Chip
                key={each}
                size="small"
                label={adminMessages[`admin.order.timeline.${each}`]}
                variant={kind === each ? 'filled' : 'outlined'}
                aria-pressed={kind === each}
                onClick={() => setKind(kind === each ? null : each)}
              />
            ))}
          </Stack>
        )}
        <Box component="ol" sx={{ listStyle: 'none', padding: 0, marginBlock: 2 }}>
          {displayed.map((entry) => (
            <Entry key={entry.key} entry={entry} />
          ))}
        </Box>
        {history && history.changes.length >= MAX_CHANGES && (
          <Link component={RouterLink} to={`/log?${new URLSearchParams({ filter })}`}>
            {adminMessages['admin.log.showAll']}
          </Link>
        )}
        {email && <EmailDialog orderId={order.id} email={email} onClose={() => setEmail(null)} />}
      </CardContent>
    </Card>
  );
}

function Entry({ entry: { kind, at, about, content } }: { entry: TimelineEntry }) {
  const Icon = ICONS[kind];
  return (
    <Stack
      component="li"
      direction="row"
      spacing={1.5}
      sx={{
        paddingBlock: 1,
        borderBlockEnd: '1px solid',
        borderBlockEndColor: ({ palette }) => palette.divider,
      }}
    >
      <Icon
        color="action"
        fontSize="small"
        titleAccess={adminMessages[`admin.order.entry.${kind}`]}
      />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <div>{content}</div>
        <Typography variant="body2" color="textSecondary">
          <Moment value={at} />
          {about !== '' && ` · ${about}`}
        </Typography>
      </Box>
    </Stack>
  );
}

/** A note among staff, or one that the customer is sent. */
function NewOrderNote({ orderId, onAdded }: { orderId: number; onAdded(): Promise<void> }) {
  const [toCustomer, setToCustomer] = useState(false);
  const send = useRest();

  async function add(note: string): Promise<boolean> {
    const data = { note, customer_note: toCustomer };
    const { ok } = await send({ path: `wc/v3/orders/${orderId}/notes`, method: 'POST', data });
    if (!ok) return false;
    // The next note may be among staff: sending is asked for each time.
    setToCustomer(false);
    await onAdded();
    return true;
  }

  return (
    <NewNote
      label={adminMessages['admin.order.newNote']}
      action={adminMessages['admin.order.addNote']}
      onAdd={add}
    >
      <FormControlLabel
        control={
          <Checkbox
            slotProps={{ input: { 'aria-label': adminMessages['admin.order.sendToCustomer'] } }}
            checked={toCustomer}
            onChange={(event) => setToCustomer(event.target.checked)}
          />
        }
        label={adminMessages['admin.order.sendToCustomer']}
      />
    </NewNote>
  );
}
