import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { type MergedTaxonomy, mergeTermsResponse } from '#wire/vitrine/terms.ts';
import type { ProductTerm } from '#wire/wc/terms.ts';
import { useRest } from '../ui/use-rest.ts';

interface MergeDialogProps {
  taxonomy: MergedTaxonomy;
  term: ProductTerm;
  all: readonly ProductTerm[];
  onDone(): Promise<void>;
  onClose(): void;
}

export function MergeDialog({ taxonomy, term, all, onDone, onClose }: MergeDialogProps) {
  const [into, setInto] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const send = useRest();
  const notify = useNotify();

  async function merge() {
    setIsBusy(true);
    const response = await send({
      path: 'vitrine/v1/terms/merge',
      method: 'POST',
      data: { taxonomy, from: term.id, into: Number(into) },
    });
    setIsBusy(false);
    if (!response.ok) return;
    const { products } = mergeTermsResponse.parse(response.data);
    const text = adminMessages['admin.term.merged'].replace('{count}', String(products));
    notify(text, { type: 'success' });
    await onDone();
  }

  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="merge-title" onClose={onClose}>
      <DialogTitle id="merge-title">
        {adminMessages['admin.term.mergeTitle'].replace('{name}', term.name)}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography>{adminMessages['admin.term.mergeText']}</Typography>
          <TextField
            select
            size="small"
            label={adminMessages['admin.term.mergeInto']}
            value={into}
            onChange={({ target }) => setInto(target.value)}
          >
            {all
              .filter(({ id }) => id !== term.id)
              .map(({ id, name }) => (
                <MenuItem key={id} value={String(id)}>
                  {name}
                </MenuItem>
              ))}
          </TextField>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{adminMessages['admin.term.cancel']}</Button>
        <Button variant="contained" disabled={into === '' || isBusy} onClick={merge}>
          {adminMessages['admin.term.merge']}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
