import { useSyncExternalStore } from 'react';

// What is said to those who do not see the page. The place that speaks is there from the start.

interface Said {
  text: string;
  /** The same words twice are said twice. */
  round: number;
}

const SILENCE: Said = { text: '', round: 0 };
const listeners = new Set<() => void>();
let said = SILENCE;

export function announce(text: string): void {
  said = { text, round: said.round + 1 };
  for (const listener of listeners) listener();
}

export function useSaid(): Said {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => said,
    () => SILENCE,
  );
}
