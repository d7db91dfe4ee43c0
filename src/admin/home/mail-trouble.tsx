import { Alert, Button } from '@mui/material';
import { Link } from 'react-router';
import type { MailTrouble } from '#rules/emails/mail-trouble.ts';
import { adminMessages } from '#wire/messages/admin.ts';

/** Customers get no confirmation of their orders: nothing on this screen is more urgent. */
export function MailTroubleAlert({ trouble }: { trouble: MailTrouble }) {
  const action = trouble === 'files' ? 'admin.mail.setUp' : 'admin.mail.openTest';
  return (
    <Alert
      severity="error"
      sx={{ marginBlockEnd: 2 }}
      action={
        <Button
          component={Link}
          to="/settings/emails?setting=mail.smtpUrl"
          color="inherit"
          size="small"
        >
          {adminMessages[action]}
        </Button>
      }
    >
      {adminMessages[`admin.mail.trouble.${trouble}`]}
    </Alert>
  );
}
