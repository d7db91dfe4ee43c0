import { Alert, Button } from '@mui/material';
import { Link } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { useMay } from '../admin-context.tsx';

/** Managers who may not open the backups find the reason among the checks of the shop's health. */
export function BackupOverdue() {
  const to = useMay('manage-security') ? '/backups' : '/health';
  return (
    <Alert
      severity="warning"
      sx={{ marginBlockEnd: 2 }}
      action={
        <Button component={Link} to={to} color="inherit" size="small">
          {adminMessages['admin.backups.homeLink']}
        </Button>
      }
    >
      {adminMessages['admin.backups.homeWarning']}
    </Alert>
  );
}
