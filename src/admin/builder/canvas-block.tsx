import { createContext, useContext, useEffect, useState } from 'react';
import { blockKindText } from '#wire/messages/admin/blocks.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { CanvasNote } from './canvas-note.tsx';
import type { Preview, Previews } from './previews.ts';

export const PreviewsContext = createContext<Previews | null>(null);

/** Typing asks for the block when it pauses. */
const PAUSE_MS = 250;

/** A block on the canvas: the HTML and the style sheet of the shop, with the shop's own data. */
export function CanvasBlock({ kind, settings }: { kind: string; settings: unknown }) {
  const preview = usePreview(kind, settings);
  if (preview?.problem !== '') return <CanvasNote kind={kind} preview={preview} />;
  const gone = preview.missing.length > 0 && (
    <p className="page-width">
      <strong>{blockKindText(kind)}</strong>: {adminMessages['admin.page.missingParts']}{' '}
      {preview.missing.join(', ')}
    </p>
  );
  if (preview.html === '' && gone) return gone;
  if (preview.html === '') return <CanvasNote kind={kind} preview={preview} />;
  return (
    <>
      {gone}
      <span className="visually-hidden">{blockKindText(kind)}</span>
      <div
        // On the canvas links and fields are pictures of themselves.
        inert
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the shop from sanitised settings
        dangerouslySetInnerHTML={{ __html: preview.html }}
      />
    </>
  );
}

/** As the shop renders it; null until it has. */
export function usePreview(kind: string, settings: unknown): Preview | null {
  const previews = useContext(PreviewsContext);
  const key = JSON.stringify(settings);
  const [displayed, setPreview] = useState<Preview | null>(
    () => previews?.known({ kind, settings }) ?? null,
  );
  useEffect(() => {
    let isOld = false;
    const timer = setTimeout(async () => {
      const preview = await previews?.ask({ kind, settings: JSON.parse(key ?? 'null') });
      if (!isOld && preview) setPreview(preview);
    }, PAUSE_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [previews, kind, key]);
  return displayed;
}
