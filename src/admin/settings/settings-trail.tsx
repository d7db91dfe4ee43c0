import BackIcon from '@mui/icons-material/ArrowBack';
import { Button, Stack, Typography } from '@mui/material';
import { Link } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';

/** The way back to all settings, and what this screen is for. */
export function SettingsTrail({ about }: { about: string }) {
  return (
    <Stack spacing={0.5} sx={{ marginBlockEnd: 1.5, alignItems: 'start' }}>
      <Button component={Link} to="/settings" size="small" startIcon={<BackIcon />}>
        {adminMessages['admin.settings.all']}
      </Button>
      <Typography color="textSecondary">{about}</Typography>
    </Stack>
  );
}
