/** How long a growl message stays, in milliseconds. */
export const GROWL_MS = 3000;

export interface Growl {
  id: number;
  text: string;
}

export interface GrowlStore {
  get(): readonly Growl[];
  subscribe(listener: () => void): () => void;
  show(text: string): void;
}

/** Short messages that are stacked and expire by themselves. */
export function createGrowlStore(): GrowlStore {
  const listeners = new Set<() => void>();
  let growls: readonly Growl[] = [];
  let last = 0;

  function set(next: readonly Growl[]): void {
    growls = next;
    for (const listener of listeners) listener();
  }

  return {
    get: () => growls,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(text) {
      last += 1;
      const growl = { id: last, text };
      set([...growls, growl]);
      setTimeout(() => set(growls.filter((one) => one !== growl)), GROWL_MS);
    },
  };
}
