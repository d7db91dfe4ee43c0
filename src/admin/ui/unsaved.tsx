import { createContext, useContext, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { createUnsavedParts, type PartTogether, type UnsavedParts } from './unsaved-parts.ts';

/** Of the open screen; the shell's guard (shell/leave-guard.tsx) asks it before the screen is left. */
export const Unsaved = createContext<UnsavedParts>(createUnsavedParts());

interface UnsavedAction {
  isSaving?: boolean;
  /** Where a button of the screen saves this part with the others. */
  save?: () => Promise<void>;
  /** Where the request of the screen saves it along. */
  together?: PartTogether;
}

/** Tells the screen that a part of it holds what is not saved; a function is asked on leaving. */
export function useUnsaved(
  isDirty: boolean | (() => boolean),
  { isSaving = false, save, together }: UnsavedAction = {},
): void {
  const parts = useContext(Unsaved);
  const id = useId();
  const last = useRef({ isDirty, save, together });
  useEffect(() => {
    last.current = { isDirty, save, together };
  });
  const isEntered = isDirty !== false || isSaving;
  const canSave = save !== undefined;
  const name = together?.name;
  useEffect(() => {
    if (!isEntered) return undefined;
    parts.put(id, {
      isSaving,
      holds() {
        const { isDirty: now } = last.current;
        return typeof now === 'function' ? now() : now;
      },
      ...(canSave && { save: async () => last.current.save?.() }),
      ...(name !== undefined && {
        together: {
          name,
          collect: () => last.current.together?.collect(),
          settle: async () => last.current.together?.settle(),
          refuse: (problems) => last.current.together?.refuse(problems),
        },
      }),
    });
    return () => parts.remove(id);
  }, [parts, id, isEntered, isSaving, canSave, name]);
}

/** For a button that saves all parts of a screen. */
export function useUnsavedParts(): {
  canSave: boolean;
  /** One of them is on its way to the server. */
  isSaving: boolean;
  saveAll(): Promise<void>;
  together(): readonly PartTogether[];
} {
  const parts = useContext(Unsaved);
  const canSave = useSyncExternalStore(parts.subscribe, parts.canSave);
  const isSaving = useSyncExternalStore(parts.subscribe, () => parts.state() === 'saving');
  return { canSave, isSaving, saveAll: parts.saveAll, together: parts.together };
}
