// What the open screen holds that is not saved. A screen has several forms and tables; the router
// asks one place before it leaves, so each of them is entered here.

/** What the request of the screen itself saves along, with the rest or not at all. */
export interface PartTogether {
  /** Of `extensions.vitrine` of the record. */
  readonly name: string;
  collect(): unknown;
  /** It is saved. */
  settle(): Promise<void>;
  /** What was refused of it, by the names of its fields; '' is the part as such. */
  refuse(problems: Readonly<Record<string, string>>): void;
}

export interface UnsavedPart {
  /** Asked at the moment of leaving. */
  holds(): boolean;
  /** It is on its way to the server: who leaves waits for the answer. */
  readonly isSaving: boolean;
  /** Where one button saves the whole screen. A refusal is shown by the part, which stays unsaved. */
  save?(): Promise<void>;
  readonly together?: PartTogether;
}

/** `saving` comes first: no question is asked while an answer is awaited. */
export type UnsavedState = 'none' | 'held' | 'saving';

export interface UnsavedParts {
  put(id: string, part: UnsavedPart): void;
  remove(id: string): void;
  state(): UnsavedState;
  /** Whether a part is unsaved that can be saved from outside. */
  canSave(): boolean;
  saveAll(): Promise<void>;
  /** Those that the request of the screen saves along. */
  together(): readonly PartTogether[];
  subscribe(listener: () => void): () => void;
}

export function createUnsavedParts(): UnsavedParts {
  const parts = new Map<string, UnsavedPart>();
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const held = () => [...parts.values()].filter((part) => part.holds());
  return {
    put(id, part) {
      parts.set(id, part);
      changed();
    },
    remove(id) {
      if (parts.delete(id)) changed();
    },
    state() {
      if ([...parts.values()].some(({ isSaving }) => isSaving)) return 'saving';
      return held().length > 0 ? 'held' : 'none';
    },
    canSave: () =>
      held().some(({ save, together }) => save !== undefined || together !== undefined),
    together: () => held().flatMap(({ together }) => together ?? []),
    async saveAll() {
      for (const part of held()) await part.save?.();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
