import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

const LEAVE_MS = 70;
const ENTER_MS = 60;

/**
 * Which dropdown of a menu bar is open: by mouse on hover, otherwise by click; one at a time;
 * closed by leaving, Escape or a click elsewhere. Until the script runs, CSS opens them instead,
 * and `ready` says when to stop doing so.
 */
export function useDropdown() {
  const bar = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [ready, setReady] = useState(false);
  const [openId, setOpenId] = useState<number | null>(null);

  useEffect(() => setReady(true), []);
  useEffect(() => () => clearTimeout(timer.current), []);

  // Listeners are attached before paint, so that no early event is missed.
  useLayoutEffect(() => {
    if (openId === null) return;
    const close = () => setOpenId(null);
    const onElsewhere = (event: Event) => {
      if (!bar.current?.contains(event.target as Node)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const toggle = bar.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
      if (bar.current?.contains(document.activeElement)) toggle?.focus();
      close();
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKey);
    };
  }, [openId]);

  const later = (id: number | null, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpenId(id), delay);
  };

  return {
    bar,
    ready,
    openId,
    toggle: (id: number) => {
      clearTimeout(timer.current);
      setOpenId((current) => (current === id ? null : id));
    },
    hover: (id: number) => ({
      onPointerEnter: (event: PointerEvent) => {
        // Moving from one open dropdown to the next needs no delay.
        if (event.pointerType === 'mouse') later(id, openId === null ? ENTER_MS : 0);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') later(null, LEAVE_MS);
      },
    }),
  };
}
