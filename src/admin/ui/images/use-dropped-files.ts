import { type RefObject, useEffect, useRef } from 'react';

const DIALOG = '[role="dialog"]';
const EDITABLE = 'input, textarea, [contenteditable="true"]';

const elementOf = (target: EventTarget | null) => (target instanceof Element ? target : null);

/** A text that is pasted with a picture of it, as from a word processor, goes where it is typed. */
function isTyped({ target, clipboardData }: ClipboardEvent): boolean {
  const hasText = clipboardData?.types.includes('text/plain') ?? false;
  return hasText && elementOf(target)?.closest(EDITABLE) !== null;
}

/**
 * Files that are pasted anywhere in the same dialog, or on the screen, go to the zone. A file that is
 * dropped beside it would be opened by the browser in place of the screen; it is refused instead.
 */
export function useDroppedFiles(
  zone: RefObject<HTMLElement | null>,
  take: (files: FileList) => void,
): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    function paste(event: ClipboardEvent) {
      const files = event.clipboardData?.files;
      if (!files || files.length === 0 || isTyped(event)) return;
      const dialog = elementOf(event.target)?.closest(DIALOG) ?? null;
      if (dialog !== (zone.current?.closest(DIALOG) ?? null)) return;
      event.preventDefault();
      latest.current(files);
    }
    function keep(event: DragEvent) {
      if (!event.defaultPrevented && event.dataTransfer?.types.includes('Files')) {
        event.dataTransfer.dropEffect = 'none';
        event.preventDefault();
      }
    }
    document.addEventListener('paste', paste);
    document.addEventListener('dragover', keep);
    document.addEventListener('drop', keep);
    return () => {
      document.removeEventListener('paste', paste);
      document.removeEventListener('dragover', keep);
      document.removeEventListener('drop', keep);
    };
  }, [zone]);
}
