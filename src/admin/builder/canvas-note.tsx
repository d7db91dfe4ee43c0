import { blockKindText } from '#wire/messages/admin/blocks.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Preview } from './previews.ts';

/** In place of a block that has no HTML: it is being rendered, it cannot be shown, or it is empty. */
export function CanvasNote({ kind, preview }: { kind: string; preview: Preview | null }) {
  if (!preview) return <p className="page-width">{adminMessages['admin.builder.rendering']}</p>;
  return (
    <p className="page-width">
      <strong>{blockKindText(kind)}</strong>:{' '}
      {preview.problem || adminMessages['admin.builder.nothing']}
    </p>
  );
}
