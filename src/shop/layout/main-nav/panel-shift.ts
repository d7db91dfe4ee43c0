/** Inner width of the header from which panels are placed. */
export const PLACED_FROM = 750;

interface Placement {
  /** Inner width of the header. */
  header: number;
  /** From the header's inner start edge to that of the panel. */
  start: number;
  panel: number;
}

/**
 * How far a panel is moved so that it ends within the header, and starts there too where it fits:
 * a panel of 224 px that starts at 1100 of 1200 moves by -124.
 */
export function panelShift({ header, start, panel }: Placement): number {
  if (header < PLACED_FROM) return 0;
  const over = start + panel - header;
  return over > 0 ? Math.max(-over, -start) : 0;
}
