import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import HandleIcon from '@mui/icons-material/DragIndicator';
import { Box, IconButton, List, ListItem } from '@mui/material';
import type { ReactNode } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';

export interface SortableEntry {
  id: string;
  /** Of what is moved, for its handle. */
  name: string;
  content: ReactNode;
}

interface SortableListProps {
  entries: readonly SortableEntry[];
  onOrder(ids: string[]): void;
}

/** A list in an order of the person's own: by pointer, or by Space and the arrow keys on a handle. */
export function SortableList({ entries, onOrder }: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = entries.map(({ id }) => id);

  function drop({ active, over }: DragEndEvent) {
    const from = ids.indexOf(String(active.id));
    const to = over ? ids.indexOf(String(over.id)) : -1;
    if (from !== to && from !== -1 && to !== -1) onOrder(arrayMove(ids, from, to));
  }

  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <List disablePadding>
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </List>
      </SortableContext>
    </DndContext>
  );
}

function Row({ entry: { id, name, content } }: { entry: SortableEntry }) {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id });
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
        aria-label={`${adminMessages['admin.move']}: ${name}`}
        sx={{ touchAction: 'none', cursor: 'grab', marginBlockStart: 0.5 }}
      >
        <HandleIcon />
      </IconButton>
      <Box sx={{ flexGrow: 1, minWidth: 0, paddingBlock: 1 }}>{content}</Box>
    </ListItem>
  );
}
