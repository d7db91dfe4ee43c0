import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
} from 'react';
import { LeaveWarning } from './leave-warning.tsx';

// A screen with several small forms asks once before it is left, whichever of them holds something.

const Unsaved = createContext<Set<string> | null>(null);

export function UnsavedGuard({ children }: { children: ReactNode }) {
  const { current: forms } = useRef(new Set<string>());
  const holdsSome = useCallback(() => forms.size > 0, [forms]);
  return (
    <Unsaved value={forms}>
      <LeaveWarning when={holdsSome} />
      {children}
    </Unsaved>
  );
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
