import { Alert, Button, Snackbar, Stack } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';

interface RefusalProps {
  text: string;
  isConflict: boolean;
  onClose(): void;
  onOverwrite(): void;
  onTakeTheirs(): void;
}

/** Why nothing was saved, and of two editors the ways on. */
export function Refusal({ text, isConflict, onClose, onOverwrite, onTakeTheirs }: RefusalProps) {
  return (
    <Snackbar open={text !== ''} anchorOrigin={{ vertical: 'top', horizontal: 'center' }}>
      <Alert severity="error" variant="filled" onClose={onClose} sx={{ maxWidth: '36rem' }}>
        {text}
        {isConflict && (
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 1 }}>
            <Button size="small" color="inherit" variant="outlined" onClick={onTakeTheirs}>
              {adminMessages['admin.builder.takeTheirs']}
            </Button>
            <Button size="small" color="inherit" variant="outlined" onClick={onOverwrite}>
              {adminMessages['admin.builder.overwrite']}
            </Button>
          </Stack>
        )}
      </Alert>
    </Snackbar>
  );
}
