import { Button, Stack, Typography } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { Link, matchPath, useLocation } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../admin-context.tsx';
import type { Section } from '../section.ts';
import { Forbidden } from './forbidden.tsx';

/** An address that leads nowhere, or to a part of the admin that this person may not open. */
export function NoSuchScreen({ all }: { all: readonly Section[] }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { permissions } = useAdmin().config.person;
  const section = all.find((each) => hasScreen(each, pathname));
  if (section && !permissions.includes(section.permission)) return <Forbidden section={section} />;
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', paddingBlock: 6, maxWidth: '36rem' }}>
      <Title title={translate('ra.page.not_found')} />
      <Typography component="h2" variant="h1">
        {translate('ra.page.not_found')}
      </Typography>
      <Typography>{`${translate('ra.message.not_found')}.`}</Typography>
      <Button variant="contained" component={Link} to="/">
        {adminMessages['admin.home']}
      </Button>
    </Stack>
  );
}

function hasScreen({ name, routes = [], screens }: Section, pathname: string): boolean {
  const paths = routes.map(({ path }) => path);
  const lists = screens ? [`/${name}/*`] : [];
  return [...paths, ...lists].some((path) => matchPath(path, pathname) !== null);
}
