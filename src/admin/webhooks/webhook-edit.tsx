import { Alert, Stack } from '@mui/material';
import { Edit, SimpleForm, useRecordContext } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Webhook } from '#wire/wc/webhook.ts';
import { RecordChanges } from '../ui/changes.tsx';
import { FORM_QUERY, FreshRecord } from '../ui/fresh-record.tsx';
import { UnsavedForm } from '../ui/unsaved-form.tsx';
import { Deliveries } from './deliveries.tsx';
import { webhookChanges } from './webhook.ts';
import { WebhookFields } from './webhook-fields.tsx';

function Heading() {
  return useRecordContext<Webhook>()?.name ?? null;
}

export default function WebhookEdit() {
  return (
    <Edit
      title={<Heading />}
      mutationMode="pessimistic"
      queryOptions={FORM_QUERY}
      transform={webhookChanges}
      redirect={false}
      aside={<Aside />}
      sx={{
        '& .RaEdit-main': { flexWrap: 'wrap', gap: 2 },
        '& .RaEdit-card': { minWidth: 'min(24rem, 100%)' },
      }}
    >
      <Paused />
      <FreshRecord>
        <SimpleForm>
          <UnsavedForm />
          <Fields />
        </SimpleForm>
      </FreshRecord>
    </Edit>
  );
}

function Fields() {
  const webhook = useRecordContext<Webhook>();
  return <WebhookFields current={webhook?.topic ?? ''} />;
}

function Paused() {
  const webhook = useRecordContext<Webhook>();
  if (webhook?.status === 'paused') {
    return <Alert severity="warning">{adminMessages['admin.webhooks.pausedText']}</Alert>;
  }
  if (webhook?.status === 'disabled') {
    return <Alert severity="error">{adminMessages['admin.webhooks.disabledText']}</Alert>;
  }
  return null;
}

function Aside() {
  const webhook = useRecordContext<Webhook>();
  if (!webhook) return null;
  return (
    <Stack spacing={2} sx={{ flex: '2 1 24rem', minWidth: 0 }}>
      <Deliveries webhook={webhook} />
      <RecordChanges resource="webhook" />
    </Stack>
  );
}
