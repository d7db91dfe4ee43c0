import { Alert } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';

/** Stands there as long as the page has more blocks than can be saved. */
export function TooManyBlocks({ over }: { over: number }) {
  return (
    <Alert severity="error" variant="filled">
      {`${adminMessages['admin.page.tooManyBlocks']} ${over}`}
    </Alert>
  );
}
