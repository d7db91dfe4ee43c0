/** Pixels a pointer at rest moves at most within an interval; the times are milliseconds. */
export const HOVER_INTENT = { sensitivity: 3, interval: 20, timeout: 70 };

export interface Point {
  x: number;
  y: number;
}

/** Whether a pointer that was here an interval ago means to stay: 2 px on is at rest, 3 px is not. */
export function isAtRest(before: Point, now: Point): boolean {
  return Math.hypot(now.x - before.x, now.y - before.y) < HOVER_INTENT.sensitivity;
}

interface Intent {
  /** The pointer has come to rest on the element. */
  enter: () => void;
  /** It has been away for the timeout. */
  leave: () => void;
}

/** Tells of a mouse that stays on an element, and not of one that only passes over it. */
export function watchIntent(
  element: HTMLElement,
  { enter, leave }: Intent,
  signal: AbortSignal,
): void {
  let sampled: Point = { x: 0, y: 0 };
  let now = sampled;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function sample(): void {
    const rests = isAtRest(sampled, now);
    sampled = now;
    if (rests) enter();
    else timer = setTimeout(sample, HOVER_INTENT.interval);
  }
  function onEnter({ pointerType, x, y }: PointerEvent): void {
    if (pointerType !== 'mouse') return;
    now = { x, y };
    sampled = now;
    clearTimeout(timer);
    timer = setTimeout(sample, HOVER_INTENT.interval);
  }
  function onLeave({ pointerType }: PointerEvent): void {
    if (pointerType !== 'mouse') return;
    clearTimeout(timer);
    timer = setTimeout(leave, HOVER_INTENT.timeout);
  }
  function onMove({ x, y }: PointerEvent): void {
    now = { x, y };
  }

  element.addEventListener('pointerenter', onEnter, { signal });
  element.addEventListener('pointermove', onMove, { signal });
  element.addEventListener('pointerleave', onLeave, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}
