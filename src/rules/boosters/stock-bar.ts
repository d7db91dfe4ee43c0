// The stock bar, by real stock only.
// Example: shown up to 20; 5 left is a bar of 25 %; 21 left or unmanaged stock has no bar.

export interface StockBar {
  left: number;
  percent: number;
}

export function stockBar(left: number | null, upTo: number): StockBar | null {
  if (left === null || left <= 0 || left > upTo) return null;
  return { left, percent: Math.max(1, Math.round((left / upTo) * 100)) };
}
