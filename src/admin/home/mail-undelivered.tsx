import { Alert, Button } from '@mui/material';
import { Link } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';

/** Customers get no confirmation of their orders: nothing on this screen is more urgent. */
export function MailUndelivered() {
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
          {adminMessages['admin.emails.setUp']}
        </Button>
      }
    >
      {adminMessages['admin.emails.stay']}
    </Alert>
  );
}
