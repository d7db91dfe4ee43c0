const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'] as const;

/** Calls with `true` after `idleMs` without input, and with `false` at the next input. */
export function watchIdle(
  element: EventTarget,
  idleMs: number,
  announce: (idle: boolean) => void,
): () => void {
  const events = new AbortController();
  let idle = false;
  let timer = setTimeout(rest, idleMs);
  function rest() {
    idle = true;
    announce(true);
  }
  function wake() {
    clearTimeout(timer);
    timer = setTimeout(rest, idleMs);
    if (!idle) return;
    idle = false;
    announce(false);
  }
  for (const sign of SIGNS_OF_LIFE) {
    element.addEventListener(sign, wake, { passive: true, signal: events.signal });
  }
  return () => {
    events.abort();
    clearTimeout(timer);
  };
}
