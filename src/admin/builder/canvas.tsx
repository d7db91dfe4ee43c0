import { type ReactNode, useEffect } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import { useBuilder } from './builder-context.ts';

interface CanvasProps {
  /** The document of the frame the blocks are in. */
  document?: Document;
  children: ReactNode;
}

/**
 * Room for the buttons above the first block, which the frame would cut off. They keep their size
 * where the canvas is shown at a third of its own. What is dropped there comes first.
 */
const ROOM = '[data-puck-dropzone="root:default-zone"] { padding-block-start: 104px; }';
/** As in the shop the first block of a cell begins where the cell does. */
const CELLS = '[data-columns] [data-puck-component]:first-child { --section-start: 0px; }';

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
      <style>{ROOM + CELLS}</style>
      <main aria-label={adminMessages['admin.builder.canvas']}>{children}</main>
    </>
  );
}
