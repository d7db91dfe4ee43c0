/** Calls back once the page with its pictures has arrived; returns how to stop waiting. */
export function whenLoaded(loaded: () => void): () => void {
  if (document.readyState === 'complete') {
    loaded();
    return () => undefined;
  }
  window.addEventListener('load', loaded, { once: true });
  return () => window.removeEventListener('load', loaded);
}
