/**
 * Keeps words on a picture that is enlarged under the pointer: `letters` grow from the same point as
 * the large picture does. Returns what ends it.
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
