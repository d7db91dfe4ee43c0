/**
 * Keeps the text on a picture that is zoomed under the pointer: `letters` scale from the same
 * origin as the large picture. Returns how to stop.
 */
export function followZoom(letters: SVGGElement | null): (() => void) | undefined {
  const box = letters?.closest<HTMLElement>('[data-zoom]');
  if (!letters || !box) return undefined;
  const follow = () => {
    const large = box.querySelector<HTMLElement>(':scope > div > img');
    const { scale, transformOrigin } =
      box.dataset.zoom === 'ready' && large ? large.style : { scale: '', transformOrigin: '' };
    if (letters.style.scale !== scale) letters.style.scale = scale;
    if (letters.style.transformOrigin !== transformOrigin) {
      letters.style.transformOrigin = transformOrigin;
    }
  };
  const watcher = new MutationObserver(follow);
  const attributeFilter = ['data-zoom', 'style'];
  watcher.observe(box, { attributes: true, attributeFilter, childList: true, subtree: true });
  follow();
  return () => watcher.disconnect();
}
