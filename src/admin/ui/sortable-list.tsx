import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import HandleIcon from '@mui/icons-material/DragIndicator';
import { Box, IconButton, List, ListItem } from '@mui/material';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';

export interface SortableEntry {
  id: string;
  /** Of what is moved, for its handle. */
  name: string;
  content: ReactNode;
}

/** Hidden from sight, read by screen readers. */
const unseen = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

interface SortableListProps {
  entries: readonly SortableEntry[];
  /** The new order, and which of them was moved. */
  onOrder(ids: string[], moved: string): void;
}

/** A list in an order of the person's own: by pointer, or by the arrow keys on a handle. */
export function SortableList({ entries, onOrder }: SortableListProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const [said, setSaid] = useState('');
  const ids = entries.map(({ id }) => id);

  function drop({ active, over }: DragEndEvent) {
    const from = ids.indexOf(String(active.id));
    const to = over ? ids.indexOf(String(over.id)) : -1;
    if (from !== to && from !== -1 && to !== -1)
      onOrder(arrayMove(ids, from, to), String(active.id));
  }

  /** Entries of very different heights are moved by keys as well, which the package's own sensor misses. */
  function step({ id, name }: SortableEntry, by: number) {
    const from = ids.indexOf(id);
    const to = from + by;
    if (to < 0 || to >= ids.length) return;
    onOrder(arrayMove(ids, from, to), id);
    setSaid(`${name}: ${to + 1} / ${ids.length}`);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ screenReaderInstructions: { draggable: adminMessages['admin.moveHint'] } }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <List disablePadding>
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} onStep={(by) => step(entry, by)} />
          ))}
        </List>
        <Box role="status" sx={unseen}>
          {said}
        </Box>
      </SortableContext>
    </DndContext>
  );
}

interface RowProps {
  entry: SortableEntry;
  onStep(by: number): void;
}

function Row({ entry: { id, name, content }, onStep }: RowProps) {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id });
  function press(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onStep(event.key === 'ArrowUp' ? -1 : 1);
  }
  return (
    <ListItem
      ref={setNodeRef}
      disablePadding
      divider
      sx={{
        alignItems: 'start',
        zIndex: isDragging ? 1 : 0,
        bgcolor: 'background.paper',
        transform: transform ? `translate3d(0, ${transform.y}px, 0)` : 'none',
        transition: transition ?? 'none',
      }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        onKeyDown={press}
        aria-label={`${adminMessages['admin.move']}: ${name}`}
        sx={{ touchAction: 'none', cursor: 'grab', marginBlockStart: 0.5 }}
      >
        <HandleIcon />
      </IconButton>
      <Box sx={{ flexGrow: 1, minWidth: 0, paddingBlock: 1 }}>{content}</Box>
    </ListItem>
  );
}
