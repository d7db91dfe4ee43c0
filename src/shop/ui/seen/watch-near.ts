/** How far outside the window an element still counts as near. */
const MARGIN = '400px 0px';

/** Calls back once when an element that is shown comes near the window; returns how to stop. */
export function watchNear(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      // An element in a closed tab has a position but no height.
      if (!entries.some(({ intersectionRect }) => intersectionRect.height > 0)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: MARGIN, threshold: [0, 0.0001, 0.01, 0.1] },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
