import { Button, Stack, TextField } from '@mui/material';
import { useNotify } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';

/** A text that belongs into another program, and a button that copies it. */
export function TextToCopy({ label, text }: { label: string; text: string }) {
  const notify = useNotify();

  async function copy() {
    await navigator.clipboard.writeText(text);
    notify(adminMessages['admin.page.copied'], { type: 'success' });
  }

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <TextField
        size="small"
        label={label}
        value={text}
        sx={{ flexGrow: 1, minWidth: 0 }}
        slotProps={{ input: { readOnly: true } }}
      />
      <Button
        size="small"
        aria-label={`${adminMessages['admin.payments.copy']}: ${label}`}
        onClick={() => void copy()}
      >
        {adminMessages['admin.payments.copy']}
      </Button>
    </Stack>
  );
}
