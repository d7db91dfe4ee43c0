import { Alert, Box, Button, Card, CardContent, Stack } from '@mui/material';
import { Loading, Title } from 'react-admin';
import { Link, useParams } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import type { ShopRole } from '#wire/vitrine/roles.ts';
import { getRoleName } from '../staff/staff-member.ts';
import { RightsList } from './rights-list.tsx';
import { RoleForm } from './role-form.tsx';
import { SupportLimit } from './support-limit.tsx';
import { useRoles } from './use-roles.ts';

/** One role: what it can do, and for one that the shop has added, the choice of it. */
export default function RoleEdit() {
  const { id = '' } = useParams();
  return (
    <Box sx={{ paddingBlock: 2, maxWidth: '48rem' }}>
      <Button component={Link} to="/settings/roles" size="small">
        {adminMessages['admin.roles']}
      </Button>
      {id === 'new' ? <NewRole /> : <StoredRole key={id} id={id} />}
    </Box>
  );
}

function NewRole() {
  return (
    <>
      <Title title={adminMessages['admin.roles.new']} />
      <RoleForm stored={null} />
    </>
  );
}

function StoredRole({ id }: { id: string }) {
  const { data, error } = useRoles();
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Loading />;
  const role = data.find((each) => each.id === id);
  if (!role) return <Alert severity="warning">{adminMessages['admin.roles.unknown']}</Alert>;
  return (
    <>
      <Title title={getRoleName(role.id, role.name)} />
      {role.built_in ? <BuiltIn shopRole={role} /> : <RoleForm stored={role} />}
    </>
  );
}

function BuiltIn({ shopRole: role }: { shopRole: ShopRole }) {
  return (
    <Stack spacing={2} sx={{ marginBlockStart: 1 }}>
      <Alert severity="info">{adminMessages['admin.roles.fixed']}</Alert>
      {role.has_limit && <SupportLimit key={role.refund_limit} shopRole={role} />}
      <Card>
        <CardContent>
          <RightsList permissions={role.permissions} />
        </CardContent>
      </Card>
    </Stack>
  );
}
