import { watchSeen } from '../seen/watch-seen.ts';

const REACHES = ['pointerenter', 'touchstart', 'focusin'] as const;

/**
 * Calls `wanted` once: as soon as a hand reaches for the element, or else when it is in sight and
 * the browser has nothing better to do. Returns how to stop waiting.
 */
export function whenWanted(element: HTMLElement, wanted: () => void): () => void {
  const events = new AbortController();
  const stop = () => {
    events.abort();
    unsee();
  };
  const now = () => {
    if (events.signal.aborted) return;
    stop();
    wanted();
  };
  const unsee = watchSeen(element, () => whenIdle(now));
  for (const reach of REACHES) {
    element.addEventListener(reach, now, { passive: true, signal: events.signal });
  }
  return stop;
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: 4000 });
  else setTimeout(act, 1000);
}
