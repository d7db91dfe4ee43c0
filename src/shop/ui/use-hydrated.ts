import { useSyncExternalStore } from 'react';

// It changes once, by React's own re-render after hydration.
const never = () => () => undefined;

/** False on the server and during hydration, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
