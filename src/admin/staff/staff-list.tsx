import { Button, Chip, Typography } from '@mui/material';
import { CreateButton, DataTable, List, TopToolbar } from 'react-admin';
import { Link } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Member } from '#wire/vitrine/running.ts';
import { RowLink } from '../ui/lists/row-link.tsx';
import { wideOnly } from '../ui/lists/wide-only.ts';
import { Moment } from '../ui/moment.tsx';
import { getRoleName, getSecondFactor } from './staff-member.ts';

function Actions() {
  return (
    <TopToolbar>
      <Button component={Link} to="/settings/roles" size="small">
        {adminMessages['admin.roles']}
      </Button>
      <CreateButton label={adminMessages['admin.people.invite']} />
    </TopToolbar>
  );
}

export default function StaffList() {
  return (
    <List actions={<Actions />} pagination={false} exporter={false}>
      <DataTable<Member> bulkActionButtons={false} sx={wideOnly('second_factor', 'last_login_at')}>
        <DataTable.Col<Member>
          source="name"
          label={adminMessages['admin.people.name']}
          disableSort
          render={({ name, email }) => (
            <>
              <RowLink>{name || email}</RowLink>
              {name && (
                <Typography variant="body2" color="textSecondary" sx={{ wordBreak: 'break-word' }}>
                  {email}
                </Typography>
              )}
            </>
          )}
        />
        <DataTable.Col<Member>
          source="role"
          label={adminMessages['admin.people.role']}
          disableSort
          render={({ role, role_name: name }) => getRoleName(role, name)}
        />
        <DataTable.Col<Member>
          source="second_factor"
          label={adminMessages['admin.people.secondFactor']}
          disableSort
          render={getSecondFactor}
        />
        <DataTable.Col<Member>
          source="last_login_at"
          label={adminMessages['admin.people.lastLogIn']}
          disableSort
          render={({ invited, last_login_at: at }) => {
            if (invited) {
              return (
                <Chip
                  size="small"
                  color="warning"
                  variant="outlined"
                  label={adminMessages['admin.people.invited']}
                />
              );
            }
            return at === null ? adminMessages['admin.people.never'] : <Moment value={at} />;
          }}
        />
      </DataTable>
    </List>
  );
}
