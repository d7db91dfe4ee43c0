// A bar that shows how little is left, by the shop's real stock and nothing else.
// Example: shown up to 20; 5 left is a bar of 25 %; 21 left or stock nobody counts is no bar.

export interface StockBar {
  left: number;
  percent: number;
}

export function stockBar(left: number | null, upTo: number): StockBar | null {
  if (left === null || left <= 0 || left > upTo) return null;
  return { left, percent: Math.max(1, Math.round((left / upTo) * 100)) };
}
