const REACHES = ['pointerenter', 'touchstart', 'focusin'] as const;

/** Calls `wanted` once, on hover, touch or focus of the element. Returns how to stop. */
export function onFirstInput(element: HTMLElement, wanted: () => void): () => void {
  const events = new AbortController();
  const reached = () => {
    if (events.signal.aborted) return;
    events.abort();
    wanted();
  };
  for (const reach of REACHES) {
    element.addEventListener(reach, reached, { passive: true, signal: events.signal });
  }
  return () => events.abort();
}
