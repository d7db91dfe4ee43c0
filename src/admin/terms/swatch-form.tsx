import {
  Autocomplete,
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
import { COLOR_FAMILIES, MAX_FAMILIES } from '#rules/catalog/color-families.ts';
import { SWATCH_KINDS } from '#rules/catalog/product.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { colorMessages } from '#wire/messages/colors.ts';
import type { TermSwatch } from '#wire/vitrine/terms.ts';
import { useAdmin } from '../admin-context.tsx';
import { Problem } from '../ui/draft-actions.tsx';
import { Swatch } from './swatch.tsx';
import { TermImage } from './term-form.tsx';

interface SwatchFormProps {
  /** Of the terms of its attribute. */
  path: string;
  swatch: TermSwatch;
  onDone(): Promise<void>;
  onClose(): void;
}

const WHITE = '#ffffff';

/** The name of a value and how it is chosen, with the swatch as it will be. */
export function SwatchForm({ path, swatch, onDone, onClose }: SwatchFormProps) {
  const { client } = useAdmin();
  const [draft, setDraft] = useState(swatch);
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const put = (change: Partial<TermSwatch>) => setDraft({ ...draft, ...change });
  const [first = WHITE, second = WHITE] = draft.colours;
  const isColor = draft.kind === 'colour' || draft.kind === 'dual-colour';

  function chooseKind(name: string) {
    const kind = SWATCH_KINDS.find((each) => each === name) ?? 'label';
    const colors = { label: [], image: [], colour: [first], 'dual-colour': [first, second] };
    put({ kind, colours: colors[kind] });
  }

  async function save() {
    const { id, name, kind, colours: colors, families, image } = draft;
    setIsBusy(true);
    const named = await client.send({ path: `${path}/${id}`, method: 'PUT', data: { name } });
    const saved = named.ok
      ? await client.send({
          path: `vitrine/v1/terms/${id}/swatch`,
          method: 'PUT',
          data: { kind, colours: colors, families, image_id: image?.id ?? null },
        })
      : named;
    setIsBusy(false);
    setProblem(saved.ok ? '' : saved.problem.message);
    if (saved.ok) await onDone();
  }

  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="swatch-title" onClose={onClose}>
      <DialogTitle id="swatch-title">{swatch.name}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ marginBlockStart: 1 }}>
          <Problem text={problem} />
          <TextField
            size="small"
            label={adminMessages['admin.term.name']}
            value={draft.name}
            onChange={({ target }) => put({ name: target.value })}
          />
          <TextField
            select
            size="small"
            label={adminMessages['admin.attribute.swatch']}
            value={draft.kind}
            onChange={({ target }) => chooseKind(target.value)}
          >
            {SWATCH_KINDS.map((kind) => (
              <MenuItem key={kind} value={kind}>
                {adminMessages[`admin.attribute.${kind}`]}
              </MenuItem>
            ))}
          </TextField>
          {isColor && (
            <TextField
              type="color"
              size="small"
              label={adminMessages['admin.attribute.firstColour']}
              value={first}
              onChange={({ target }) => put({ colours: [target.value, ...draft.colours.slice(1)] })}
            />
          )}
          {draft.kind === 'dual-colour' && (
            <TextField
              type="color"
              size="small"
              label={adminMessages['admin.attribute.secondColour']}
              value={second}
              onChange={({ target }) => put({ colours: [first, target.value] })}
            />
          )}
          {draft.kind !== 'label' && (
            <Autocomplete
              multiple
              size="small"
              options={COLOR_FAMILIES}
              value={draft.families}
              getOptionLabel={(family) => colorMessages[`colors.${family}`]}
              getOptionDisabled={() => draft.families.length >= MAX_FAMILIES}
              onChange={(_, families) => put({ families })}
              renderInput={(params) => (
                <TextField
                  {...params}
                  label={adminMessages['admin.attribute.families']}
                  helperText={adminMessages['admin.attribute.familiesHint']}
                />
              )}
            />
          )}
          {draft.kind === 'image' && (
            <TermImage image={draft.image} onChange={(image) => put({ image })} />
          )}
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <Typography>{adminMessages['admin.attribute.preview']}</Typography>
            <Swatch swatch={draft} />
          </Stack>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{adminMessages['admin.term.cancel']}</Button>
        <Button variant="contained" disabled={isBusy || draft.name.trim() === ''} onClick={save}>
          {adminMessages['admin.term.save']}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
