import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Stack,
  Switch,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../admin-context.tsx';
import { Problem } from '../ui/draft-actions.tsx';
import type { TaxDraft } from './tax-rate.ts';

interface TaxFormProps {
  rate: TaxDraft;
  onDone(): void;
  onCancel(): void;
}

const TEXTS = ['name', 'rate', 'country', 'state', 'postcode', 'city'] as const;
const FLAGS = ['shipping', 'compound'] as const;

/** One rate; a refusal stands at its field. */
export function TaxForm({ rate, onDone, onCancel }: TaxFormProps) {
  const { client } = useAdmin();
  const [draft, setDraft] = useState(rate);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState('');

  async function save() {
    const { id, ...data } = draft;
    const response = await client.send({
      path: id === undefined ? 'wc/v3/taxes' : `wc/v3/taxes/${id}`,
      method: id === undefined ? 'POST' : 'PUT',
      data,
    });
    if (response.ok) return onDone();
    setProblems(response.problem.fields);
    const isAtField = Object.keys(response.problem.fields).length > 0;
    setProblem(isAtField ? '' : response.problem.message);
  }

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onCancel} aria-labelledby="tax-form">
      <DialogTitle id="tax-form">
        {adminMessages[draft.id === undefined ? 'admin.taxes.add' : 'admin.taxes.edit']}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={1.5} sx={{ paddingBlockStart: 1 }}>
          {TEXTS.map((field) => (
            <TextField
              key={field}
              size="small"
              label={adminMessages[`admin.taxes.${field}`]}
              value={draft[field]}
              error={problems[field] !== undefined}
              helperText={problems[field] ?? ''}
              onChange={({ target }) => setDraft({ ...draft, [field]: target.value })}
            />
          ))}
          <TextField
            size="small"
            type="number"
            label={adminMessages['admin.taxes.priority']}
            value={draft.priority}
            error={problems.priority !== undefined}
            helperText={problems.priority ?? ''}
            onChange={({ target }) => setDraft({ ...draft, priority: Number(target.value) })}
          />
          {FLAGS.map((field) => (
            <FormControlLabel
              key={field}
              label={adminMessages[`admin.taxes.${field}`]}
              control={
                <Switch
                  checked={draft[field]}
                  onChange={(_, isOn) => setDraft({ ...draft, [field]: isOn })}
                />
              }
            />
          ))}
          <Problem text={problem} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{adminMessages['admin.order.cancel']}</Button>
        <Button variant="contained" onClick={() => void save()}>
          {adminMessages['admin.taxes.save']}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
