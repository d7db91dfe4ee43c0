import { Typography } from '@mui/material';
import {
  CreateButton,
  DataTable,
  List,
  SelectInput,
  TopToolbar,
  useNotify,
  useRecordContext,
  useRefresh,
} from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import type { ApiKey } from '#wire/vitrine/running.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { wideOnly } from '../ui/lists/wide-only.ts';
import { Moment } from '../ui/moment.tsx';
import { useRest } from '../ui/use-rest.ts';

const STATES = (['active', 'expired', 'revoked', 'all'] as const).map((id) => ({
  id,
  name: adminMessages[`admin.keys.${id}`],
}));

const filters = [
  <SelectInput
    key="state"
    source="state"
    label={adminMessages['admin.keys.state']}
    choices={STATES}
    alwaysOn
    resettable={false}
  />,
];

function Actions() {
  return (
    <TopToolbar>
      <CreateButton label={adminMessages['admin.keys.create']} />
    </TopToolbar>
  );
}

function Revoke() {
  const key = useRecordContext<ApiKey>();
  const send = useRest();
  const notify = useNotify();
  const refresh = useRefresh();
  if (!key) return null;
  if (key.revoked_at !== null) {
    return (
      <>
        {adminMessages['admin.keys.revoked']} <Moment value={key.revoked_at} withTime={false} />
      </>
    );
  }

  async function revoke(id: number) {
    const { ok } = await send({ path: `vitrine/v1/api-keys/${id}`, method: 'DELETE' });
    if (ok) notify(adminMessages['admin.keys.revokedDone'], { type: 'success' });
    refresh();
  }

  return (
    <ConfirmButton
      label={adminMessages['admin.keys.revoke']}
      subject={key.name}
      text={adminMessages['admin.keys.revokeText']}
      onConfirm={() => revoke(key.id)}
    />
  );
}

export default function KeyList() {
  return (
    <List
      actions={<Actions />}
      filters={filters}
      filterDefaultValues={{ state: 'active' }}
      exporter={false}
      empty={false}
    >
      <DataTable<ApiKey>
        rowClick={false}
        bulkActionButtons={false}
        sx={wideOnly('ending', 'permissions', 'user_email', 'expires_at')}
      >
        <DataTable.Col<ApiKey>
          source="name"
          label={adminMessages['admin.keys.name']}
          disableSort
          render={({ name, ending, expires_at: until }) => (
            <>
              <Typography>{name}</Typography>
              <Typography variant="body2" color="textSecondary" sx={{ display: { md: 'none' } }}>
                …{ending}
                {until && (
                  <>
                    {` · ${adminMessages['admin.keys.expires']} `}
                    <Moment value={until} withTime={false} />
                  </>
                )}
              </Typography>
            </>
          )}
        />
        <DataTable.Col<ApiKey>
          source="ending"
          label={adminMessages['admin.keys.ending']}
          disableSort
          render={({ ending }) => <code>…{ending}</code>}
        />
        <DataTable.Col<ApiKey>
          source="permissions"
          label={adminMessages['admin.keys.permissions']}
          disableSort
          render={({ permissions }) => adminMessages[`admin.keys.${permissions}`]}
        />
        <DataTable.Col source="user_email" label={adminMessages['admin.keys.owner']} disableSort />
        <DataTable.Col<ApiKey>
          source="last_used_at"
          label={adminMessages['admin.keys.lastUse']}
          disableSort
          render={({ last_used_at: at }) =>
            at === null ? adminMessages['admin.keys.never'] : <Moment value={at} />
          }
        />
        <DataTable.Col<ApiKey>
          source="expires_at"
          label={adminMessages['admin.keys.expires']}
          disableSort
          render={({ expires_at: at }) => <Moment value={at} withTime={false} />}
        />
        <DataTable.Col label={adminMessages['admin.keys.actions']} disableSort>
          <Revoke />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
