import { Button, Stack, Typography } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';

/** An address of the admin that leads nowhere, with the way home. */
export function NoSuchScreen() {
  const translate = useTranslate();
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
