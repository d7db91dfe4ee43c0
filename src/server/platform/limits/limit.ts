// How often something may be done: so many times at once, then again as time goes on, evenly over the
// window. All that has to be stored for a key is a time: each use adds its share of the window, the clock
// takes it off again, and there may be at most one window of it.
// Example: { max: 5, windowMs: 5000 } lets five through at once, then one a second.

export interface Limit {
  /** Under which its uses are counted. */
  readonly name: string;
  /** How many at once. */
  readonly max: number;
  /** The time in which as many are possible again. */
  readonly windowMs: number;
}

export type LimitResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly retryAfterSeconds: number };

/** The share of the window that one use takes. */
export function costMs({ max, windowMs }: Omit<Limit, 'name'>): number {
  return windowMs / max;
}

/** Whether one more use fits to those that still count. */
export function checkLimit(usedMs: number, cost: number, windowMs: number): LimitResult {
  const waitMs = usedMs + cost - windowMs;
  // Sums of shares such as a third of the window are not exact.
  if (waitMs < 0.001) return { ok: true };
  return { ok: false, retryAfterSeconds: Math.ceil(waitMs / 1000) };
}
