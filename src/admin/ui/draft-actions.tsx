import { Button, Stack, Typography } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';

interface DraftActionsProps {
  /** Why the last try to save failed; empty otherwise. */
  problem: string;
  save: string;
  saving: boolean;
  onSave(): void;
  onCancel(): void;
}

/** The end of a form inside a card: what is wrong, save, or leave it. */
export function DraftActions({ problem, save, saving, onSave, onCancel }: DraftActionsProps) {
  return (
    <>
      <Problem text={problem} />
      <Stack direction="row" spacing={1}>
        <Button variant="contained" disabled={saving} onClick={onSave}>
          {save}
        </Button>
        <Button onClick={onCancel}>{adminMessages['admin.order.cancel']}</Button>
      </Stack>
    </>
  );
}

export function Problem({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <Typography role="alert" color="error">
      {text}
    </Typography>
  );
}
