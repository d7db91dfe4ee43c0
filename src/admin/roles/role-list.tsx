import { Alert, Box, Button, Card, Chip, Stack, Typography } from '@mui/material';
import { Loading, Title } from 'react-admin';
import { Link } from 'react-router';
import { isBuiltInRole } from '#rules/permissions/permissions.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { rightTexts } from '#wire/messages/rights.ts';
import type { ShopRole } from '#wire/vitrine/roles.ts';
import { SettingsTrail } from '../settings/settings-trail.tsx';
import { getRoleName } from '../staff/staff-member.ts';
import { Amount } from '../ui/amount.tsx';
import { useRoles } from './use-roles.ts';

/** Every role of the staff with what it is for and how many have it. */
export default function RoleList() {
  const { data, error } = useRoles();
  return (
    <Box sx={{ paddingBlock: 2, maxWidth: '48rem' }}>
      <Title title={adminMessages['admin.roles']} />
      <SettingsTrail about={adminMessages['admin.roles.about']} />
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Loading />}
      {data && (
        <Stack spacing={1.5} sx={{ alignItems: 'start' }}>
          {data.map((role) => (
            <RoleCard key={role.id} shopRole={role} />
          ))}
          <Button component={Link} to="/settings/roles/new" variant="outlined">
            {adminMessages['admin.roles.add']}
          </Button>
        </Stack>
      )}
    </Box>
  );
}

function RoleCard({ shopRole: role }: { shopRole: ShopRole }) {
  const about = isBuiltInRole(role.id) ? adminMessages[`admin.people.${role.id}.about`] : '';
  return (
    <Card sx={{ width: '100%', padding: 2 }}>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between' }}>
        <Button
          component={Link}
          to={`/settings/roles/${role.id}`}
          sx={{ justifyContent: 'start', padding: 0, minWidth: 0, fontWeight: 600 }}
        >
          {getRoleName(role.id, role.name)}
        </Button>
        <Chip size="small" variant="outlined" label={peopleText(role.people)} />
      </Stack>
      {about !== '' && <Typography variant="body2">{about}</Typography>}
      {role.refund_limit !== null && role.permissions.includes('refund-orders') && (
        <Typography variant="body2" color="textSecondary">
          {`${rightTexts['refund-orders']} ${adminMessages['admin.roles.upTo']} `}
          <Amount value={role.refund_limit} />
          {` ${adminMessages['admin.roles.perOrder']}`}
        </Typography>
      )}
    </Card>
  );
}

function peopleText(people: number): string {
  if (people === 0) return adminMessages['admin.roles.nobody'];
  const word = adminMessages[people === 1 ? 'admin.roles.person' : 'admin.roles.people'];
  return `${people} ${word}`;
}
