// When the header's dropdown is shown: while hovered or focused, and for a while after an add.

export interface Dropdown {
  get(): boolean;
  subscribe(listener: () => void): () => void;
  /** Until hide() is called. */
  show(): void;
  /** For so many milliseconds, unless show() is called meanwhile. */
  showFor(time: number): void;
  hide(): void;
}

export function createDropdown(): Dropdown {
  const listeners = new Set<() => void>();
  let shown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(next: boolean): void {
    clearTimeout(timer);
    if (next === shown) return;
    shown = next;
    for (const listener of listeners) listener();
  }

  return {
    get: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: () => set(true),
    showFor(time) {
      set(true);
      timer = setTimeout(() => set(false), time);
    },
    hide: () => set(false),
  };
}

/** The instance of the header. */
export const miniCartDropdown = createDropdown();
