import { Box, Link, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Show, useRecordContext } from 'react-admin';
import { Link as To } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import type { ReturnItem } from '#wire/vitrine/returns.ts';
import { Amount } from '../ui/amount.tsx';
import { RecordChanges } from '../ui/changes.tsx';
import { Moment } from '../ui/moment.tsx';
import { PartCard } from '../ui/part-card.tsx';
import { useMessage } from '../ui/use-message.ts';
import { ReturnActions } from './return-actions.tsx';
import { ReturnLines } from './return-lines.tsx';
import { ReturnStateChip } from './return-state-chip.tsx';

/** A return, and what can be decided about it now. */
export default function ReturnShow() {
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
  const record = useRecordContext<ReturnItem>();
  const message = useMessage();
  return <>{record ? message('admin.return.title', { id: record.id }) : ''}</>;
}

function Parts() {
  const record = useRecordContext<ReturnItem>();
  if (!record) return null;
  return (
    <Stack spacing={2} sx={{ paddingBlock: 2, maxWidth: '56rem' }}>
      <Details record={record} />
      <PartCard title={adminMessages['admin.return.items']}>
        <ReturnLines lines={record.lines} />
      </PartCard>
      <Steps record={record} />
      <RecordChanges resource="order_return" />
    </Stack>
  );
}

function Details({ record }: { record: ReturnItem }) {
  const message = useMessage();
  const { order_id: orderId, refund_id: refundId, exchange_order_id: exchange } = record;
  return (
    <PartCard title={message('admin.return.title', { id: record.id })}>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: 1, margin: 0 }}
      >
        <Detail label={adminMessages['admin.return.state']}>
          <ReturnStateChip state={record.state} />
        </Detail>
        <Detail label={adminMessages['admin.return.order']}>
          <Link component={To} to={`/orders/${orderId}`}>
            {record.order_number}
          </Link>
        </Detail>
        <Detail label={adminMessages['admin.return.buyer']}>
          {record.buyer === '' ? record.email : `${record.buyer}, ${record.email}`}
        </Detail>
        <Detail label={adminMessages['admin.return.way']}>
          {adminMessages[`admin.return.way.${record.way}`]}
        </Detail>
        <Detail label={adminMessages['admin.return.worth']}>
          <Amount value={record.worth} />
        </Detail>
        {Number(record.fee) > 0 && (
          <Detail label={adminMessages['admin.return.fee']}>
            <Amount value={record.fee} />
          </Detail>
        )}
        <Detail label={adminMessages['admin.return.postage']}>
          {adminMessages[`admin.return.postage.${record.postage}`]}
        </Detail>
        {record.label_url !== '' && (
          <Detail label={adminMessages['admin.return.label']}>
            <Link href={record.label_url}>{adminMessages['admin.return.label']}</Link>
          </Detail>
        )}
        {exchange !== null && (
          <Detail label={adminMessages['admin.return.exchange']}>
            <Link component={To} to={`/orders/${exchange}`}>
              {exchange}
            </Link>
          </Detail>
        )}
      </Box>
      {refundId !== null && (
        <Typography sx={{ marginBlockStart: 1 }}>
          {message('admin.return.refunded', { id: refundId })}
        </Typography>
      )}
      <ReturnActions key={record.state} record={record} />
    </PartCard>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <Typography component="dt" color="textSecondary">
        {label}
      </Typography>
      <Box component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </>
  );
}

function Steps({ record }: { record: ReturnItem }) {
  return (
    <PartCard title={adminMessages['admin.return.steps']}>
      <Stack component="ol" spacing={1} sx={{ margin: 0, paddingInlineStart: 3 }}>
        {record.history.map(({ at, state, author, text }) => (
          <li key={`${at} ${state}`}>
            {`${adminMessages[`admin.return.state.${state}`]}, ${author || adminMessages['admin.return.byBuyer']}, `}
            <Moment value={at} />
            {text !== '' && (
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {text}
              </Typography>
            )}
          </li>
        ))}
      </Stack>
    </PartCard>
  );
}
