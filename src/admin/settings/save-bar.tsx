import { Alert, Button, Paper, Stack, Typography } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';

interface SaveBarProps {
  isDirty: boolean;
  isSaving: boolean;
  /** Somebody else saved meanwhile; what they saved can be loaded. */
  hasConflict?: boolean;
  onSave(): void;
  onDiscard(): void;
}

/** Stays in view while something is not saved. */
export function SaveBar({
  isDirty,
  isSaving,
  hasConflict = false,
  onSave,
  onDiscard,
}: SaveBarProps) {
  if (!isDirty) return null;
  return (
    <Paper
      elevation={4}
      sx={{ position: 'sticky', insetBlockEnd: 8, zIndex: 2, padding: 1.5, marginBlockStart: 2 }}
    >
      {hasConflict && (
        <Alert severity="warning" sx={{ marginBlockEnd: 1 }}>
          {adminMessages['admin.settings.conflict']}
        </Alert>
      )}
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography sx={{ flexGrow: 1 }}>{adminMessages['admin.settings.notSaved']}</Typography>
        <Button onClick={onDiscard}>{adminMessages['admin.settings.discard']}</Button>
        <Button variant="contained" disabled={isSaving} onClick={onSave}>
          {adminMessages['admin.settings.save']}
        </Button>
      </Stack>
    </Paper>
  );
}
