import { Button, Link as PlainLink, Stack, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { Link } from 'react-router';
import { isBuiltInRole } from '#rules/permissions/permissions.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { type Administrators, administratorsResponse } from '#wire/vitrine/administrators.ts';
import { useAdmin } from '../admin-context.tsx';
import type { Section } from '../section.ts';
import { useReading } from '../ui/use-reading.ts';

/** A part of the admin that exists and is not for this person: whom they can ask. */
export function Forbidden({ section }: { section: Section }) {
  const { person } = useAdmin().config;
  const { data = [] } = useReading('vitrine/v1/administrators', administratorsResponse);
  const { role } = person;
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', paddingBlock: 6, maxWidth: '36rem' }}>
      <Title title={section.label} />
      <Typography component="h2" variant="h1">
        {adminMessages['admin.forbidden']}
      </Typography>
      {isBuiltInRole(role) && (
        <Typography>
          {`${adminMessages['admin.forbidden.role']} ${adminMessages[`admin.people.${role}`]}`}
        </Typography>
      )}
      <Contacts people={data} />
      <Button variant="contained" component={Link} to="/">
        {adminMessages['admin.home']}
      </Button>
    </Stack>
  );
}

function Contacts({ people }: { people: Administrators }) {
  if (people.length === 0) {
    return <Typography>{adminMessages['admin.forbidden.askOwner']}</Typography>;
  }
  return (
    <div>
      <Typography>{adminMessages['admin.forbidden.ask']}</Typography>
      <ul>
        {people.map(({ name, email }) => (
          <li key={email}>
            {name !== '' && `${name}, `}
            <PlainLink href={`mailto:${email}`}>{email}</PlainLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
