/**
 * Tells once when an element that is shown comes near the window; one that is asked for, or whose
 * parts belong into a container elsewhere on the page, at once.
 */
export function whenNear(element: HTMLElement, tell: () => void): () => void {
  const { open, container } = element.dataset;
  if (open !== undefined || container !== undefined) {
    tell();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      // A closed tab has a place on the page but no height.
      if (!entries.some(({ intersectionRect }) => intersectionRect.height > 0)) return;
      observer.disconnect();
      tell();
    },
    { rootMargin: '400px 0px', threshold: [0, 0.0001, 0.01, 0.1] },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
