import { Alert, Button } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import { useMessage } from '../ui/use-message.ts';

export function Refused({ why, again }: { why: string; again(): void }) {
  const message = useMessage();
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={again}>
          {adminMessages['admin.analytics.again']}
        </Button>
      }
    >
      {message('admin.analytics.refused', { why })}
    </Alert>
  );
}
