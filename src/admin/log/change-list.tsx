import { Box, Typography } from '@mui/material';
import {
  DataTable,
  DateInput,
  FilterButton,
  List,
  type RaRecord,
  SelectInput,
  TextInput,
  TopToolbar,
} from 'react-admin';
import { fieldWords } from '#rules/changes/changed-fields.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { ChangedValues } from '../ui/changed-values.tsx';
import { Moment } from '../ui/moment.tsx';
import { wideOnly } from '../ui/wide-only.ts';

interface ChangeRow extends RaRecord<number> {
  at: string;
  who: string;
  key_id: number | null;
  resource: string;
  subject: string;
  action: 'created' | 'updated' | 'deleted';
  before: unknown;
  after: unknown;
}

const ACTIONS = (['created', 'updated', 'deleted'] as const).map((id) => ({
  id,
  name: adminMessages[`admin.log.${id}`],
}));

/** What the log names, the frequent ones first. */
const KINDS = [
  'order',
  'order_note',
  'order_refund',
  'order_shipment',
  'product',
  'coupon',
  'customer',
  'review',
  'setting',
  'person',
  'api_key',
  'webhook',
  'job',
  'tax',
  'shipping_zone',
  'shipping_method',
  'payment_gateway',
  'option_form',
  'bundle',
  'media',
  'menu',
].map((id) => ({ id, name: fieldWords(id) }));

const filters = [
  <TextInput key="who" source="who" label={adminMessages['admin.log.who']} alwaysOn />,
  <SelectInput
    key="resource"
    source="resource"
    label={adminMessages['admin.log.resource']}
    choices={KINDS}
    alwaysOn
  />,
  <TextInput key="subject" source="subject" label={adminMessages['admin.log.subject']} alwaysOn />,
  <SelectInput
    key="action"
    source="action"
    label={adminMessages['admin.log.action']}
    choices={ACTIONS}
  />,
  <DateInput key="after" source="after" label={adminMessages['admin.log.after']} />,
  <DateInput key="before" source="before" label={adminMessages['admin.log.before']} />,
];

function Actions() {
  return (
    <TopToolbar>
      <FilterButton />
    </TopToolbar>
  );
}

/** What was changed, opened to what differs. The rows of react-admin that open have a header without a name. */
function Difference({ resource, subject, action, before, after }: ChangeRow) {
  return (
    <Typography component="details" variant="body2" sx={{ wordBreak: 'break-word' }}>
      <Box component="summary" sx={{ cursor: 'pointer' }}>
        {`${fieldWords(resource)} ${subject} ${adminMessages[`admin.log.${action}`]}`}
      </Box>
      <ChangedValues before={before} after={after} />
    </Typography>
  );
}

export default function ChangeList() {
  return (
    <List
      filters={filters}
      actions={<Actions />}
      sort={{ field: 'at', order: 'DESC' }}
      perPage={25}
      exporter={false}
      empty={false}
    >
      <DataTable<ChangeRow> rowClick={false} bulkActionButtons={false} sx={wideOnly('at')}>
        <DataTable.Col<ChangeRow>
          source="at"
          label={adminMessages['admin.log.at']}
          disableSort
          render={({ at }) => <Moment value={at} />}
        />
        <DataTable.Col<ChangeRow>
          source="who"
          label={adminMessages['admin.log.who']}
          disableSort
          render={({ who, key_id: key, at }) => (
            <>
              <Typography variant="body2">
                {key === null ? who : `${who} (${adminMessages['admin.log.byProgram']})`}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ display: { md: 'none' } }}>
                <Moment value={at} />
              </Typography>
            </>
          )}
        />
        <DataTable.Col<ChangeRow>
          source="subject"
          label={adminMessages['admin.log.thing']}
          disableSort
          render={(change) => <Difference {...change} />}
        />
      </DataTable>
    </List>
  );
}
