import { throttle } from './throttle.ts';

/** How much of an element must be visible, and how often entries are processed. */
export const SEEN_THRESHOLD = 0.1;
export const SEEN_THROTTLE_MS = 100;

const waiting = new WeakMap<Element, () => void>();
const arrived = new Set<Element>();
let observer: IntersectionObserver | null = null;

const welcome = throttle(() => {
  for (const element of arrived) {
    arrived.delete(element);
    const callback = waiting.get(element);
    waiting.delete(element);
    callback?.();
  }
}, SEEN_THROTTLE_MS);

/** Calls back once when the element becomes visible; one observer for the whole page. */
export function watchSeen(element: Element, callback: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries, self) => {
      const inSight = entries.filter(({ isIntersecting }) => isIntersecting);
      for (const { target } of inSight) {
        self.unobserve(target);
        arrived.add(target);
      }
      if (inSight.length > 0) welcome();
    },
    { threshold: SEEN_THRESHOLD },
  );
  waiting.set(element, callback);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
}
