import { afterQuiet, masonryMeasures, rowSpan } from './masonry-spans.ts';

/**
 * Lays out the grid and updates it. Heights are known before pictures load: their boxes have a
 * size.
 */
export function startMasonry(grid: HTMLElement): () => void {
  const lay = () => layMasonry(grid);
  const later = afterQuiet(lay);
  const events = new AbortController();
  const { signal } = events;
  window.addEventListener('scroll', later, { passive: true, signal });
  document.addEventListener('click', later, { signal });
  const widths = new ResizeObserver(lay);
  widths.observe(grid);
  lay();
  return () => {
    events.abort();
    widths.disconnect();
  };
}

/** Reads all heights first, then writes only what has changed. */
export function layMasonry(grid: HTMLElement): void {
  if (grid.clientWidth === 0) return;
  const { gap, unit } = masonryMeasures(grid.dataset);
  // For browsers that cannot read lengths from attributes.
  grid.style.setProperty('--gap', `${gap}px`);
  grid.style.setProperty('--row-unit', `${unit}px`);
  const tiles = [...grid.children].filter((child) => child instanceof HTMLElement);
  const spans = tiles.map((tile) => `span ${rowSpan(contentHeight(tile), gap, unit)}`);
  tiles.forEach((tile, index) => {
    const span = spans[index] ?? '';
    if (tile.style.gridRowEnd !== span) tile.style.gridRowEnd = span;
  });
  grid.dataset.laid = '';
}

/** The height of the tile's content: the tile itself is stretched over its rows. */
function contentHeight(tile: HTMLElement): number {
  const card = tile.firstElementChild;
  const last = card?.lastElementChild;
  if (!card || !last) return 0;
  const { paddingBottom, borderBottomWidth } = getComputedStyle(card);
  const content = last.getBoundingClientRect().bottom - card.getBoundingClientRect().top;
  return content + Number.parseFloat(paddingBottom) + Number.parseFloat(borderBottomWidth);
}
