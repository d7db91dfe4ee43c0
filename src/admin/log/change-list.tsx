import { Box, Typography } from '@mui/material';
import { DataTable, SelectInput, TextInput } from 'react-admin';
import { recordWords } from '#wire/messages/admin/record-words.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import type { LoggedChange } from '#wire/vitrine/running.ts';
import { ChangedValues } from '../ui/changed-values.tsx';
import { LogList, MomentBelow } from './log-list.tsx';

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
  'settings',
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
  'page',
  'post',
  'redirect',
  'product_attribute',
  'product_cat',
  'product_tag',
  'product_brand',
  'category',
  'post_tag',
  'gift_card',
].map((id) => ({ id, name: recordWords(id) }));

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
];

/** What was changed, opened to what differs. The rows of react-admin that open have a header without a name. */
function Difference({ resource, subject, action, before, after }: LoggedChange) {
  return (
    <Typography component="details" variant="body2" sx={{ wordBreak: 'break-word' }}>
      <Box component="summary" sx={{ cursor: 'pointer' }}>
        {`${recordWords(resource)} ${subject} ${adminMessages[`admin.log.${action}`]}`}
      </Box>
      <ChangedValues before={before} after={after} />
    </Typography>
  );
}

export default function ChangeList() {
  return (
    <LogList filters={filters}>
      <DataTable.Col<LoggedChange>
        source="who"
        label={adminMessages['admin.log.who']}
        disableSort
        render={({ who, key_id: key, at }) => (
          <>
            <Typography variant="body2">
              {key === null ? who : `${who} (${adminMessages['admin.log.byProgram']})`}
            </Typography>
            <MomentBelow at={at} />
          </>
        )}
      />
      <DataTable.Col<LoggedChange>
        source="subject"
        label={adminMessages['admin.log.thing']}
        disableSort
        render={(change) => <Difference {...change} />}
      />
    </LogList>
  );
}
