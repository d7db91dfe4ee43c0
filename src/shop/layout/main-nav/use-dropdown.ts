import { useLayoutEffect, useRef, useState } from 'react';
import { type OpenDropdown, placePanel, watchBar } from './watch-bar.ts';

/**
 * Which dropdown of a menu bar is open. Until this script has come, CSS opens dropdowns on hover, and
 * `ready` says when to stop doing so.
 */
export function useDropdown() {
  const bar = useRef<HTMLUListElement>(null);
  const [ready, setReady] = useState(false);
  const [open, setOpen] = useState<OpenDropdown | null>(null);

  // Before paint: what the style sheet has opened does not close in between.
  useLayoutEffect(() => {
    if (!bar.current) return;
    const ended = new AbortController();
    watchBar(bar.current, setOpen, ended.signal);
    setReady(true);
    return () => ended.abort();
  }, []);

  // Before paint too: the panel is never seen in another place.
  useLayoutEffect(() => {
    if (bar.current && open) placePanel(bar.current, open.id);
  }, [open]);

  return {
    bar,
    ready,
    open,
    toggle: (id: number) =>
      setOpen((now): OpenDropdown | null => (now?.id === id ? null : { id, by: 'click' })),
  };
}
