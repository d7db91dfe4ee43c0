import type { Config } from '@puckeditor/core';
import { lazy, type ReactNode, Suspense } from 'react';
import type * as z from 'zod/mini';
import { blockKindText } from '#wire/messages/admin/blocks.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import type { blockKindsAnswer } from '#wire/vitrine/content.ts';
import { startingValue } from '../pages/block-value.ts';
import { CanvasBlock } from './canvas-block.tsx';
import type { DraftBlock } from './puck-data.ts';

/** Not before a block is chosen. */
const BlockForm = lazy(() => import('../pages/block-form.tsx'));

export type Kinds = z.infer<typeof blockKindsAnswer>;

/** Every kind of block, and those of the page that this version does not know. */
export function builderConfig(kinds: Kinds, blocks: readonly DraftBlock[]): Config {
  const known = new Set(kinds.map(({ kind }) => kind));
  const unknown = [...new Set(blocks.map(({ kind }) => kind))].filter((kind) => !known.has(kind));
  return {
    root: { fields: {}, render: ({ children }: { children: ReactNode }) => <>{children}</> },
    components: Object.fromEntries([
      ...kinds.map((each) => [each.kind, knownKind(each)]),
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
        render: ({ id, value, onChange }) => (
          <Suspense>
            <BlockForm id={id} schema={schema} value={value} onChange={onChange} />
          </Suspense>
        ),
      },
    },
    defaultProps: { settings: startingValue(schema) },
    render: ({ settings }) => <CanvasBlock kind={kind} settings={settings} />,
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
