import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { watchSeen } from '../../ui/seen/watch-seen.ts';
import type * as watching from './watch-bar.ts';

type OpenDropdown = watching.OpenDropdown;

/**
 * Which dropdown of a menu bar is open. Its script is loaded where the bar is seen, so never on a
 * phone. Until then CSS opens dropdowns on hover, and `ready` says when to stop doing so.
 */
export function useDropdown() {
  const bar = useRef<HTMLElement>(null);
  const [script, setScript] = useState<typeof watching | null>(null);
  const [open, setOpen] = useState<OpenDropdown | null>(null);

  useEffect(() => {
    if (!bar.current) return;
    return watchSeen(bar.current, () => {
      void import('./watch-bar.ts').then(setScript).catch(() => undefined);
    });
  }, []);

  // Listeners are attached before paint, so that no early event is missed.
  useLayoutEffect(() => {
    if (!bar.current || !script) return;
    const ended = new AbortController();
    script.watchBar(bar.current, setOpen, ended.signal);
    return () => ended.abort();
  }, [script]);

  // Before paint too: the panel is never seen in another place.
  useLayoutEffect(() => {
    if (bar.current && open) script?.placePanel(bar.current, open.id);
  }, [script, open]);

  return {
    bar,
    ready: script !== null,
    open,
    toggle: (id: number) =>
      setOpen((now): OpenDropdown | null => (now?.id === id ? null : { id, by: 'click' })),
  };
}
