import { watchSeen } from '../ui/seen/watch-seen.ts';

/** At once where the choice of a variation has opened it, so that nothing shifts later; else when it is seen. */
export function whenOffered(element: HTMLElement, hydrate: () => void): () => void {
  if (element.hasChildNodes()) return watchSeen(element, hydrate);
  hydrate();
  return () => undefined;
}
