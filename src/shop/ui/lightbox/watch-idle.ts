const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'] as const;

/** Says `true` after `idleMs` without a sign of life, and `false` at the next one. */
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
