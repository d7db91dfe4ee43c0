import type { Config } from '@puckeditor/core';
import type { ReactNode } from 'react';
import { mayHold, mayStandInside, toCells } from '#rules/content/inner-blocks.ts';
import { blockKindText } from '#wire/messages/admin/blocks.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { startingValue } from '../pages/block-value.ts';
import { BlockFields, HolderFields } from './block-fields.tsx';
import type { Kinds } from './builder-context.ts';
import { CanvasBlock } from './canvas-block.tsx';
import { CanvasColumns } from './canvas-columns.tsx';
import { canvasItem, type DraftBlock } from './puck-data.ts';

/** Every kind of block, and those of the page that this version does not know. */
export function builderConfig(kinds: Kinds, blocks: readonly DraftBlock[]): Config {
  const known = new Set(kinds.map(({ kind }) => kind));
  const all = blocks.flatMap((block) => [block, ...toCells(block).flat()]);
  const unknown = [...new Set(all.map(({ kind }) => kind))].filter((kind) => !known.has(kind));
  const outside = kinds.map(({ kind }) => kind).filter((kind) => !mayStandInside(kind));
  return {
    root: { fields: {}, render: ({ children }: { children: ReactNode }) => <>{children}</> },
    components: Object.fromEntries([
      ...kinds.map((each) => [
        each.kind,
        mayHold(each.kind) ? holderKind(each, outside) : knownKind(each),
      ]),
      ...unknown.map((kind) => [kind, unknownKind(kind)]),
    ]),
  };
}

function knownKind({ kind, settings: schema }: Kinds[number]): Config['components'][string] {
  return {
    label: blockKindText(kind),
    fields: {
      settings: {
        type: 'custom',
        render: ({ value, onChange }) => (
          <BlockFields schema={schema} value={value} onChange={onChange} />
        ),
      },
    },
    defaultProps: { settings: startingValue(schema) },
    render: ({ settings }) => <CanvasBlock kind={kind} settings={settings} />,
  };
}

/** Its cells are slots of the canvas, and what stands in them are items of it. */
function holderKind(
  { kind, settings: schema }: Kinds[number],
  outside: readonly string[],
): Config['components'][string] {
  const { id: _, ...defaultProps } = canvasItem(
    { kind, settings: startingValue(schema) },
    () => '',
  ).props;
  return {
    label: blockKindText(kind),
    fields: {
      settings: {
        type: 'custom',
        render: () => <HolderFields schema={schema} />,
      },
      slots: {
        type: 'array',
        visible: false,
        arrayFields: { held: { type: 'slot', disallow: [...outside] } },
      },
    },
    defaultProps,
    render: ({ settings, slots }) => (
      <CanvasColumns kind={kind} settings={settings} slots={slots ?? []} />
    ),
  };
}

function unknownKind(kind: string): Config['components'][string] {
  return {
    label: kind,
    fields: {},
    permissions: { edit: false, duplicate: false, insert: false },
    render: () => <p className="page-width">{adminMessages['admin.page.unknownBlock']}</p>,
  };
}
