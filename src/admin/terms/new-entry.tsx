import { Button, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../admin-context.tsx';

interface NewEntryProps {
  /** The collection the entry is added to. */
  path: string;
  label: string;
  onAdded(): Promise<void>;
}

/** Adds an attribute or a value by its name; a refusal stands at the field. */
export function NewEntry({ path, label, onAdded }: NewEntryProps) {
  const { client } = useAdmin();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  async function add() {
    setIsBusy(true);
    const response = await client.send({ path, method: 'POST', data: { name } });
    setIsBusy(false);
    setProblem(response.ok ? '' : (response.problem.fields.name ?? response.problem.message));
    if (!response.ok) return;
    setName('');
    await onAdded();
  }

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'start', paddingBlock: 1 }}>
      <TextField
        size="small"
        fullWidth={false}
        label={label}
        value={name}
        error={problem !== ''}
        helperText={problem}
        onChange={({ target }) => setName(target.value)}
      />
      <Button
        variant="outlined"
        aria-label={label}
        disabled={isBusy || name.trim() === ''}
        onClick={add}
      >
        {adminMessages['admin.term.add']}
      </Button>
    </Stack>
  );
}
