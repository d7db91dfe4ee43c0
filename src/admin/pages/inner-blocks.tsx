import { Stack, Typography } from '@mui/material';
import { type ComponentType, useState } from 'react';
import { type HeldBlock, mayStandInside } from '#rules/content/inner-blocks.ts';
import type { ValueSchema } from '#rules/settings/setting-control.ts';
import { blockFieldText, blockKindText } from '#wire/messages/admin/blocks.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { blockKindsResponse } from '#wire/vitrine/content.ts';
import { SortableList } from '../ui/sortable-list.tsx';
import { useReading } from '../ui/use-reading.ts';
import { AddBlock } from './add-block.tsx';
import type { BlockControlProps } from './block-controls.tsx';
import { BlockEntry } from './block-entry.tsx';
import { startingValue } from './block-value.ts';

interface InnerBlocksProps extends BlockControlProps {
  /** The fields of a block, by the schema of its kind. */
  Form: ComponentType<{
    id: string;
    schema: ValueSchema;
    value: unknown;
    onChange(value: unknown): void;
  }>;
}

/** The blocks of a cell: added, edited, ordered and removed where the cell is. */
export function InnerBlocks({ id, name, value, onChange, Form }: InnerBlocksProps) {
  const { data: kinds = [] } = useReading('vitrine/v1/block-kinds', blockKindsResponse);
  const [open, setOpen] = useState<number | null>(null);
  const blocks = blocksIn(value);
  const toSchema = (kind: string) => kinds.find((each) => each.kind === kind)?.settings;

  function add(kind: string) {
    onChange([...blocks, { kind, settings: startingValue(toSchema(kind) ?? {}) }]);
    setOpen(blocks.length);
  }

  function getForm({ kind, settings }: HeldBlock, at: number) {
    const schema = toSchema(kind);
    if (!schema) return null;
    const change = (next: unknown) => onChange(blocks.with(at, { kind, settings: next }));
    return <Form id={`${id}-${at}`} schema={schema} value={settings} onChange={change} />;
  }

  return (
    <Stack spacing={1}>
      <Typography sx={{ fontWeight: 600 }}>{blockFieldText(name)}</Typography>
      <SortableList
        entries={blocks.map((block, at) => ({
          // They have no other name than their place.
          id: String(at),
          name: blockKindText(block.kind),
          content: (
            <BlockEntry
              block={block}
              problem=""
              isOpen={open === at}
              onOpen={() => setOpen(open === at ? null : at)}
              onCopy={() => onChange(blocks.toSpliced(at + 1, 0, block))}
              onRemove={() => {
                setOpen(null);
                onChange(blocks.toSpliced(at, 1));
              }}
            >
              {getForm(block, at)}
            </BlockEntry>
          ),
        }))}
        onOrder={(order, moved) => {
          setOpen(open === Number(moved) ? order.indexOf(moved) : null);
          onChange(order.flatMap((place) => blocks[Number(place)] ?? []));
        }}
      />
      <AddBlock
        label={adminMessages['admin.page.addInner']}
        kinds={kinds.map(({ kind }) => kind).filter(mayStandInside)}
        onAdd={add}
      />
    </Stack>
  );
}

function blocksIn(value: unknown): HeldBlock[] {
  if (!Array.isArray(value)) return [];
  return value.map(({ kind, settings }) => ({ kind: String(kind), settings }));
}
