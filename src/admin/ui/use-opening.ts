import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Whether a form is open that buttons of a screen open. */
export interface Opening {
  isOpen: boolean;
  /** How often it was opened: a form that is open already is gone to again. */
  count: number;
  open(): void;
  close(): void;
}

export function useOpening(): Opening {
  const [isOpen, setIsOpen] = useState(false);
  const [count, setCount] = useState(0);
  const open = useCallback(() => {
    setIsOpen(true);
    setCount((before) => before + 1);
  }, []);
  const close = useCallback(() => setIsOpen(false), []);
  return { isOpen, count, open, close };
}

/** For the form: it is scrolled to, and its first field is focused. */
export function useOpenedForm({ count }: Opening): RefObject<HTMLDivElement | null> {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (count === 0) return;
    form.current?.scrollIntoView({ block: 'nearest' });
    form.current?.querySelector<HTMLElement>('input:enabled')?.focus();
  }, [count]);
  return form;
}
