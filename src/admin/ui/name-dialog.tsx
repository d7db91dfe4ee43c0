import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { type FormEvent, useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';

interface NameDialogProps {
  title: string;
  /** What it is called so far. */
  before?: string;
  onClose(): void;
  /** Answers why the name was refused; '' where it was taken. */
  onName(name: string): Promise<string>;
}

/** Asks for the name of one thing. */
export function NameDialog({ title, before = '', onClose, onName }: NameDialogProps) {
  const [name, setName] = useState(before);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || name.trim() === '') return;
    setIsBusy(true);
    const refusal = await onName(name.trim());
    setIsBusy(false);
    setProblem(refusal);
    if (refusal === '') onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="name-title">
      <DialogTitle id="name-title">{title}</DialogTitle>
      <DialogContent>
        {problem !== '' && <Alert severity="error">{problem}</Alert>}
        <form id="name-form" noValidate onSubmit={(event) => void save(event)}>
          <TextField
            autoFocus
            fullWidth
            margin="dense"
            label={adminMessages['admin.builder.name']}
            slotProps={{ htmlInput: { maxLength: 60 } }}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </form>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{adminMessages['admin.builder.cancel']}</Button>
        <Button
          type="submit"
          form="name-form"
          variant="contained"
          disabled={isBusy || name.trim() === ''}
        >
          {adminMessages['admin.page.save']}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
