import { type ReactNode, useEffect } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import { useBuilder } from './builder-context.ts';

interface CanvasProps {
  /** The document of the frame the blocks are in. */
  document?: Document;
  children: ReactNode;
}

/** Room for the buttons above the first block, which the frame would cut off. */
const ACTIONS_ROOM = '56px';

/** The shop's style sheet, and names for the parts of the canvas that come without. */
export function Canvas({ document: canvas, children }: CanvasProps) {
  const { styles } = useBuilder();
  useEffect(() => {
    const frame = canvas?.defaultView?.frameElement;
    if (!canvas || !frame) return;
    const { lang, dir, dataset } = frame.ownerDocument.documentElement;
    canvas.documentElement.lang = lang;
    canvas.documentElement.dir = dir;
    if (dataset.scheme) canvas.documentElement.dataset.scheme = dataset.scheme;
    canvas.body.style.paddingBlockStart = ACTIONS_ROOM;
    canvas.title = adminMessages['admin.builder.canvas'];
    frame.setAttribute('title', adminMessages['admin.builder.canvas']);
    frame.ownerDocument
      .querySelector('select:not([aria-label], [id])')
      ?.setAttribute('aria-label', adminMessages['admin.builder.zoom']);
  }, [canvas]);
  return (
    <>
      {styles.map((style) => (
        <link key={style} rel="stylesheet" href={style} />
      ))}
      <main aria-label={adminMessages['admin.builder.canvas']}>{children}</main>
    </>
  );
}
