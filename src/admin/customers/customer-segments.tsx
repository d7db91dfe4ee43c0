import {
  Button,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { useListContext } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { type Segment, segmentList } from '#wire/vitrine/customers.ts';
import { useRest } from '../ui/use-rest.ts';

const PATH = 'vitrine/v1/customer-segments';

/** Filters of the list by name, for everyone of the staff: one click opens them. */
export function CustomerSegments() {
  const { filterValues, setFilters } = useListContext();
  const [segments, setSegments] = useState<readonly Segment[]>([]);
  const [isNaming, setIsNaming] = useState(false);
  const send = useRest();
  const filter = Object.fromEntries(
    Object.entries(filterValues ?? {}).filter(([, value]) => value !== '' && value != null),
  );
  const isFiltered = Object.keys(filter).length > 0;

  const load = useCallback(async () => {
    const response = await send({ path: PATH });
    const read = response.ok ? segmentList.safeParse(response.data) : null;
    if (read?.success) setSegments(read.data);
  }, [send]);
  useEffect(() => {
    void load();
  }, [load]);

  async function remove({ id }: Segment) {
    await send({ path: `${PATH}/${id}`, method: 'DELETE', query: { force: true } });
    await load();
  }

  async function save(name: string) {
    const response = await send({ path: PATH, method: 'POST', data: { name, filter } });
    if (!response.ok) return;
    setIsNaming(false);
    await load();
  }

  function open(filter: Segment['filter']) {
    setFilters(filter, Object.fromEntries(Object.keys(filter).map((name) => [name, true])));
  }

  return (
    <Stack
      direction="row"
      role="group"
      aria-label={adminMessages['admin.customer.segments']}
      sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', padding: 1 }}
    >
      <Chip
        label={adminMessages['admin.customer.everyone']}
        color={isFiltered ? 'default' : 'primary'}
        onClick={() => open({})}
      />
      {segments.map((segment) => (
        <SegmentChip
          key={segment.id}
          segment={segment}
          isOpen={sameFilter(segment.filter, filter)}
          onOpen={() => open(segment.filter)}
          onDelete={() => remove(segment)}
        />
      ))}
      {isFiltered && (
        <Button size="small" onClick={() => setIsNaming(true)}>
          {adminMessages['admin.customer.saveSegment']}
        </Button>
      )}
      {isNaming && <NameDialog onSave={save} onClose={() => setIsNaming(false)} />}
    </Stack>
  );
}

function sameFilter(one: Segment['filter'], two: Readonly<Record<string, unknown>>): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(two).length &&
    names.every((name) => String(one[name]) === String(two[name]))
  );
}

interface SegmentChipProps {
  segment: Segment;
  isOpen: boolean;
  onOpen(): void;
  onDelete(): void;
}

/** Two buttons side by side: one inside of the other could not be reached by every reader. */
function SegmentChip({ segment, isOpen, onOpen, onDelete }: SegmentChipProps) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <Chip label={segment.name} color={isOpen ? 'primary' : 'default'} onClick={onOpen} />
      {isOpen && (
        <Button
          size="small"
          aria-label={`${adminMessages['admin.customer.deleteSegment']}: ${segment.name}`}
          onClick={onDelete}
        >
          {adminMessages['admin.customer.deleteSegment']}
        </Button>
      )}
    </Stack>
  );
}

function NameDialog({ onSave, onClose }: { onSave(name: string): void; onClose(): void }) {
  const [name, setName] = useState('');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{adminMessages['admin.customer.saveSegment']}</DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          fullWidth
          margin="dense"
          label={adminMessages['admin.customer.segmentName']}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{adminMessages['admin.customer.cancel']}</Button>
        <Button variant="contained" disabled={name.trim() === ''} onClick={() => onSave(name)}>
          {adminMessages['admin.customer.save']}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
