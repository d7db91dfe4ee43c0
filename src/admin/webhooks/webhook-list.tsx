import { Chip } from '@mui/material';
import { CreateButton, DataTable, List, SearchInput, SelectInput, TopToolbar } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Webhook } from '#wire/wc/webhook.ts';
import { RowLink } from '../ui/lists/row-link.tsx';
import { wideOnly } from '../ui/lists/wide-only.ts';
import { STATUS_CHOICES } from './webhook.ts';

const COLORS = { active: 'success', paused: 'warning', disabled: 'error' } as const;

function WebhookStatus({ status }: Pick<Webhook, 'status'>) {
  const label = adminMessages[`admin.webhooks.${status}`];
  return <Chip size="small" variant="outlined" color={COLORS[status]} label={label} />;
}

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    label={adminMessages['admin.webhooks.status']}
    choices={STATUS_CHOICES}
    alwaysOn
  />,
];

function Actions() {
  return (
    <TopToolbar>
      <CreateButton />
    </TopToolbar>
  );
}

export default function WebhookList() {
  return (
    <List
      filters={filters}
      actions={<Actions />}
      sort={{ field: 'date_created', order: 'DESC' }}
      exporter={false}
      empty={false}
    >
      <DataTable<Webhook> bulkActionButtons={false} sx={wideOnly('delivery_url')}>
        <DataTable.Col<Webhook>
          source="name"
          label={adminMessages['admin.webhooks.name']}
          disableSort
          render={({ name }) => <RowLink>{name}</RowLink>}
        />
        <DataTable.Col source="topic" label={adminMessages['admin.webhooks.topic']} disableSort />
        <DataTable.Col
          source="delivery_url"
          label={adminMessages['admin.webhooks.url']}
          disableSort
        />
        <DataTable.Col<Webhook>
          source="status"
          label={adminMessages['admin.webhooks.status']}
          disableSort
          render={({ status }) => <WebhookStatus status={status} />}
        />
      </DataTable>
    </List>
  );
}
