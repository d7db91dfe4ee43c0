import { createContext, type ReactNode, useContext, useEffect, useId, useRef } from 'react';
import { useBlocker } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';

// A screen with several small forms asks once before it is left, whichever of them holds something.

const Unsaved = createContext<Set<string> | null>(null);

export function UnsavedGuard({ children }: { children: ReactNode }) {
  const { current: forms } = useRef(new Set<string>());
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      forms.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(adminMessages['admin.leave.unsaved'])) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      if (forms.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [forms]);
  return <Unsaved value={forms}>{children}</Unsaved>;
}

/** Tells the screen that a form of it holds what is not saved. */
export function useUnsaved(isDirty: boolean): void {
  const forms = useContext(Unsaved);
  const id = useId();
  useEffect(() => {
    if (!isDirty) return undefined;
    forms?.add(id);
    return () => void forms?.delete(id);
  }, [forms, id, isDirty]);
}
