import { useSyncExternalStore } from 'react';

/** A value outside React that components can subscribe to. */
export interface Observable<Value> {
  get(): Value;
  set(value: Value): void;
  /** Returns how to unsubscribe. */
  subscribe(listener: () => void): () => void;
}

export function createObservable<Value>(initial: Value): Observable<Value> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The current value; `onServer` in the server's HTML and while it is hydrated. */
export function useObservable<Value>(
  { get, subscribe }: Pick<Observable<Value>, 'get' | 'subscribe'>,
  onServer: Value,
): Value {
  return useSyncExternalStore(subscribe, get, () => onServer);
}
