import {
  Alert,
  Box,
  Button,
  Card,
  CardContent,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { type ReactNode, useState } from 'react';
import { EditBase, Title, useEditContext, useNotify, useRedirect, useRefresh } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Member } from '#wire/vitrine/running.ts';
import { useAdmin } from '../admin-context.tsx';
import { useRoles } from '../roles/use-roles.ts';
import { Changes } from '../ui/changes.tsx';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { Moment } from '../ui/moment.tsx';
import { refusalText } from '../ui/refusal-text.ts';
import { useRest } from '../ui/use-rest.ts';
import { RoleHints } from './role-hints.tsx';
import { getRoleName, getSecondFactor, roleChoices } from './staff-member.ts';

export default function StaffEdit() {
  return (
    <EditBase mutationMode="pessimistic" redirect={false}>
      <PersonScreen />
    </EditBase>
  );
}

function PersonScreen() {
  const { record, error } = useEditContext<Member>();
  const { config } = useAdmin();
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!record) return null;
  const isSelf = record.id === config.person.id;
  return (
    <Box sx={{ paddingBlock: 2 }}>
      <Title title={record.name || record.email} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <PersonDetails person={record} />
        {isSelf ? (
          <Alert severity="info">{adminMessages['admin.people.own']}</Alert>
        ) : (
          <RoleForm key={record.role} person={record} />
        )}
        <Changes resource="person" subject={record.id} version={record.role} />
      </Box>
    </Box>
  );
}

function PersonDetails({ person }: { person: Member }) {
  return (
    <Card>
      <CardContent>
        <Typography component="h2" variant="h3" gutterBottom>
          {adminMessages['admin.people.access']}
        </Typography>
        <Box component="dl" sx={{ margin: 0 }}>
          <Fact label={adminMessages['admin.people.email']}>{person.email}</Fact>
          <Fact label={adminMessages['admin.people.role']}>
            {getRoleName(person.role, person.role_name)}
          </Fact>
          <Fact label={adminMessages['admin.people.secondFactor']}>{getSecondFactor(person)}</Fact>
          <Fact label={adminMessages['admin.people.lastLogIn']}>
            {person.last_login_at ? (
              <Moment value={person.last_login_at} />
            ) : (
              adminMessages['admin.people.never']
            )}
          </Fact>
        </Box>
        <PersonActions person={person} />
      </CardContent>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ marginBlockEnd: 1 }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ margin: 0, wordBreak: 'break-word' }}>
        {children}
      </Typography>
    </Box>
  );
}

function PersonActions({ person }: { person: Member }) {
  const { config } = useAdmin();
  const send = useRest();
  const notify = useNotify();
  const refresh = useRefresh();
  const redirect = useRedirect();
  const path = `vitrine/v1/people/${person.id}`;
  if (person.role === 'customer') return null;

  async function inviteAgain() {
    const { ok } = await send({ path: `${path}/invite`, method: 'POST' });
    if (ok) notify(adminMessages['admin.people.sent'], { type: 'success' });
  }
  async function endSessions() {
    const { ok } = await send({ path: `${path}/end-sessions`, method: 'POST' });
    if (ok) notify(adminMessages['admin.people.sessionsEnded'], { type: 'success' });
  }
  async function remove() {
    const { ok } = await send({ path, method: 'DELETE' });
    if (!ok) return;
    notify(adminMessages['admin.people.removed'], { type: 'success' });
    refresh();
    redirect('list', 'people');
  }

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      {person.invited && (
        <>
          <Typography>{adminMessages['admin.people.waiting']}</Typography>
          <Button size="small" variant="outlined" onClick={inviteAgain}>
            {adminMessages['admin.people.sendAgain']}
          </Button>
        </>
      )}
      {person.id !== config.person.id && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <ConfirmButton
            label={adminMessages['admin.people.endSessions']}
            text={adminMessages['admin.people.endSessionsText']}
            color="primary"
            variant="outlined"
            onConfirm={endSessions}
          />
          <ConfirmButton
            label={adminMessages['admin.people.remove']}
            text={adminMessages['admin.people.removeText']}
            variant="outlined"
            onConfirm={remove}
          />
        </Stack>
      )}
    </Stack>
  );
}

/** The shop refuses to take the role of the last administrator; the message stands at the field. */
function RoleForm({ person }: { person: Member }) {
  const { client } = useAdmin();
  const notify = useNotify();
  const refresh = useRefresh();
  const [role, setRole] = useState<string>(person.role);
  const [problem, setProblem] = useState('');
  const [isSaving, setIsSaving] = useState(false);

  async function save() {
    setIsSaving(true);
    const path = `vitrine/v1/people/${person.id}`;
    const response = await client.send({ path, method: 'PUT', data: { role } });
    setIsSaving(false);
    setProblem(response.ok ? '' : refusalText(response.problem));
    if (!response.ok) return;
    notify(adminMessages['admin.saved'], { type: 'success' });
    refresh();
  }

  const { data: roles = [] } = useRoles();
  const known = roles.some(({ id }) => id === person.role);
  const current = { id: person.role, name: getRoleName(person.role, person.role_name) };
  const choices = [...(known ? [] : [current]), ...roleChoices(roles)];
  return (
    <Card>
      <CardContent>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <TextField
            select
            fullWidth
            size="small"
            label={adminMessages['admin.people.role']}
            value={role}
            onChange={(event) => setRole(event.target.value)}
            error={problem !== ''}
            helperText={problem || adminMessages['admin.people.roleEnds']}
          >
            {choices.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <Button variant="contained" disabled={isSaving || role === person.role} onClick={save}>
            {adminMessages['admin.people.saveRole']}
          </Button>
          <RoleHints />
        </Stack>
      </CardContent>
    </Card>
  );
}
