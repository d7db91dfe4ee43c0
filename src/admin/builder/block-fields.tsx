import { lazy, Suspense, useId } from 'react';
import type { ValueSchema } from '#rules/settings/setting-control.ts';
import { useCanvas } from './use-canvas.ts';

/** Not before a block is chosen. */
const BlockForm = lazy(() => import('../pages/block-form.tsx'));

interface BlockFieldsProps {
  schema: ValueSchema;
  value: unknown;
  onChange(value: unknown): void;
}

/**
 * The form of the standard editor, beside the canvas. The canvas has it twice, once for phones, and
 * gives both the same id: labels would belong to the one that is not shown.
 */
export function BlockFields(props: BlockFieldsProps) {
  const id = useId();
  return (
    <Suspense>
      <BlockForm id={id} {...props} />
    </Suspense>
  );
}

/** Of a block with cells: what stands in them is edited here as on the canvas. */
export function HolderFields({ schema }: Pick<BlockFieldsProps, 'schema'>) {
  const { selected, chosenId, rewrite } = useCanvas();
  if (!selected || chosenId === null) return null;
  return (
    <BlockFields
      schema={schema}
      value={selected.settings}
      onChange={(settings) => rewrite(chosenId, settings)}
    />
  );
}
