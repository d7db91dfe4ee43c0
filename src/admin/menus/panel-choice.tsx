import { Button, MenuItem, Stack, TextField } from '@mui/material';
import { showsInPanel } from '#rules/content/panel-kinds.ts';
import { ADMIN_PATH } from '#wire/admin/admin-config.ts';
import { blockKindText } from '#wire/messages/admin/blocks.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { blockSetsResponse } from '#wire/vitrine/block-set.ts';
import { useReading } from '../ui/use-reading.ts';

interface PanelChoiceProps {
  /** Number of shared blocks; null for none. */
  value: number | null;
  onChange(id: number | null): void;
}

const NONE = '';

/** The shared blocks that open below an entry, and the way to edit them. */
export function PanelChoice({ value, onChange }: PanelChoiceProps) {
  const { data } = useReading('vitrine/v1/block-sets', blockSetsResponse, {
    query: { purpose: 'shared' },
  });
  const chosen = data?.find(({ id }) => id === value);
  const left = new Set(
    chosen?.blocks.map(({ kind }) => kind).filter((kind) => !showsInPanel(kind)),
  );
  const names = [...left].map(blockKindText).join(', ');
  const hint =
    data?.length === 0
      ? adminMessages['admin.menu.noSets']
      : left.size > 0
        ? `${adminMessages['admin.menu.panelLeavesOut']} ${names}`
        : adminMessages['admin.menu.panelHint'];
  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <TextField
        select
        fullWidth
        size="small"
        label={adminMessages['admin.menu.panel']}
        helperText={hint}
        value={chosen ? String(chosen.id) : NONE}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        onChange={({ target }) => onChange(target.value === NONE ? null : Number(target.value))}
      >
        <MenuItem value={NONE}>{adminMessages['admin.menu.noPanel']}</MenuItem>
        {data?.map(({ id, name }) => (
          <MenuItem key={id} value={String(id)}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {chosen && (
        <Button size="small" href={`${ADMIN_PATH}/builder/sets/${chosen.id}`}>
          {adminMessages['admin.builder.editShared']}
        </Button>
      )}
    </Stack>
  );
}
