/** The part of an element that must be in sight before it counts as seen. */
export const SEEN_THRESHOLD = 0.1;
export const INTERSECTION_THROTTLE_MS = 100;

/**
 * The first call is answered at once; of those that come within the interval after it only the
 * last is, at the interval's end.
 */
export function throttled<Value>(
  handle: (value: Value) => void,
  interval: number,
): { call(value: Value): void; end(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { value: Value } | null = null;
  const rest = () => {
    timer = undefined;
    if (!waiting) return;
    const { value } = waiting;
    waiting = null;
    run(value);
  };
  const run = (value: Value) => {
    timer = setTimeout(rest, interval);
    handle(value);
  };
  return {
    call(value) {
      if (timer === undefined) run(value);
      else waiting = { value };
    },
    end() {
      clearTimeout(timer);
      waiting = null;
    },
  };
}

/** Calls `seen` once, when a tenth of the element is in sight. Returns how to stop waiting. */
export function whenSeen(element: Element, seen: () => void): () => void {
  const handling = throttled((entries: IntersectionObserverEntry[]) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    stop();
    seen();
  }, INTERSECTION_THROTTLE_MS);
  const observer = new IntersectionObserver(handling.call, { threshold: SEEN_THRESHOLD });
  const stop = () => {
    observer.disconnect();
    handling.end();
  };
  observer.observe(element);
  return stop;
}
