import { type RefObject, useEffect, useRef } from 'react';

/** A form that a button opens: it is scrolled to, and its first field is focused. */
export function useOpenedForm(): RefObject<HTMLDivElement | null> {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' });
    form.current?.querySelector<HTMLElement>('input:enabled')?.focus();
  }, []);
  return form;
}
