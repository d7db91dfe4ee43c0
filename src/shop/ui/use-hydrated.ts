import { useSyncExternalStore } from 'react';

// It changes once, and React itself sees to that.
const never = () => () => undefined;

/** False in what the server draws and while the browser takes it over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
