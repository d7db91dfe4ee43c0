import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';

interface NameDialogProps {
  title: string;
  onClose(): void;
  /** Answers why the name was refused; '' where it was taken. */
  onName(name: string): Promise<string>;
}

export function NameDialog({ title, onClose, onName }: NameDialogProps) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const save = async () => {
    const refusal = await onName(name);
    setProblem(refusal);
    if (refusal === '') onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="name-title">
      <DialogTitle id="name-title">{title}</DialogTitle>
      <DialogContent>
        {problem !== '' && <Alert severity="error">{problem}</Alert>}
        <TextField
          fullWidth
          margin="dense"
          label={adminMessages['admin.builder.name']}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{adminMessages['admin.builder.cancel']}</Button>
        <Button variant="contained" disabled={name.trim() === ''} onClick={() => void save()}>
          {adminMessages['admin.page.save']}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
