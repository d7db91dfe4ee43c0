import { Box, Button, FormControlLabel, Stack, Switch, TextField, Typography } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import { ImageControl } from '../pages/image-control.tsx';
import { LinkField } from './link-field.tsx';
import type { EntryRow, MenuEntry } from './menu-entry.ts';
import { PanelChoice } from './panel-choice.tsx';

interface EntryLineProps {
  row: EntryRow;
  /** Only entries at the top of the main menu have panels. */
  mayShowBlocks: boolean;
  isOpen: boolean;
  onOpen(): void;
  /** Null where it cannot go further. */
  onIn: (() => void) | null;
  onOut: (() => void) | null;
  onRemove(): void;
  onChange(item: MenuEntry): void;
}

/** One entry, further in by its level; opened, the form of it. */
export function EntryLine(props: EntryLineProps) {
  const { row, mayShowBlocks, isOpen, onOpen, onIn, onOut, onRemove, onChange } = props;
  const { item } = row;
  const named = (key: 'edit' | 'done' | 'in' | 'out' | 'remove') => ({
    size: 'small' as const,
    'aria-label': `${adminMessages[`admin.menu.${key}`]}: ${item.label}`,
    children: adminMessages[`admin.menu.${key}`],
  });
  return (
    <Box sx={{ paddingInlineStart: { xs: row.depth * 1.5, sm: row.depth * 4 } }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={0.5}
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Box sx={{ flexGrow: 1, minWidth: '9rem' }}>
          <Typography sx={{ fontWeight: row.depth === 0 ? 600 : 400 }}>{item.label}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {item.url || '–'}
          </Typography>
        </Box>
        <Button disabled={onOut === null} onClick={() => onOut?.()} {...named('out')} />
        <Button disabled={onIn === null} onClick={() => onIn?.()} {...named('in')} />
        <Button aria-expanded={isOpen} onClick={onOpen} {...named(isOpen ? 'done' : 'edit')} />
        <Button color="error" onClick={onRemove} {...named('remove')} />
      </Stack>
      {isOpen && (
        <Stack spacing={2} sx={{ paddingBlock: 2 }}>
          <TextField
            size="small"
            label={adminMessages['admin.menu.label']}
            value={item.label}
            error={item.label.trim() === ''}
            onChange={({ target }) => onChange({ ...item, label: target.value })}
          />
          <LinkField item={item} onChange={onChange} />
          {mayShowBlocks && (
            <PanelChoice value={item.set_id} onChange={(set_id) => onChange({ ...item, set_id })} />
          )}
          {row.depth === 0 && item.set_id === null && (
            <FormControlLabel
              label={adminMessages['admin.menu.mega']}
              control={
                <Switch
                  checked={item.mega}
                  onChange={(_, isOn) => onChange({ ...item, mega: isOn })}
                />
              }
            />
          )}
          {item.mega && item.set_id === null && (
            <ImageControl
              label={adminMessages['admin.menu.picture']}
              value={item.image_id}
              onChange={(id) => onChange({ ...item, image_id: id })}
            />
          )}
        </Stack>
      )}
    </Box>
  );
}
