import { Button, Stack, TextField } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useUnsaved } from './unsaved.tsx';

interface NewNoteProps {
  label: string;
  action: string;
  /** False where it was refused: what was typed stays. */
  onAdd(text: string): Promise<boolean>;
  /** What is chosen besides the text. */
  children?: ReactNode;
}

/** A few words that are added to a list; the screen warns before they are lost. */
export function NewNote({ label, action, onAdd, children }: NewNoteProps) {
  const [text, setText] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  useUnsaved(text.trim() !== '');

  async function add() {
    setIsBusy(true);
    const isAdded = await onAdd(text);
    setIsBusy(false);
    if (isAdded) setText('');
  }

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <TextField
        multiline
        fullWidth
        minRows={2}
        label={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {children}
      <Button variant="outlined" disabled={isBusy || text.trim() === ''} onClick={add}>
        {action}
      </Button>
    </Stack>
  );
}
