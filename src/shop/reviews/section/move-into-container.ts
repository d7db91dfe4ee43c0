/** Moved into the container: the title, the overall rating, the count and the filter bar. */
export const MOVED_PARTS = ['title', 'overall', 'count', 'filters'] as const;

interface Place {
  append(...nodes: Node[]): void;
}

/** Moves the parts, in that order, into the container once it exists. */
export function whenPresent(
  find: () => Place | null,
  watch: (look: () => boolean) => void,
  parts: () => Node[],
): void {
  const look = () => {
    const place = find();
    if (!place) return false;
    place.append(...parts());
    return true;
  };
  if (!look()) watch(look);
}

/** The container named by the setting may be added by other code, now or later. */
export function moveIntoContainer(root: HTMLElement): void {
  const id = root.dataset.container;
  if (!id) return;
  const parts = MOVED_PARTS.flatMap(
    (name) => root.querySelector<HTMLElement>(`[data-part="${name}"]`) ?? [],
  );
  whenPresent(
    () => document.getElementById(id),
    (look) => {
      const watcher = new MutationObserver(() => {
        if (look()) watcher.disconnect();
      });
      watcher.observe(document.body, { childList: true, subtree: true });
    },
    () => parts,
  );
}
