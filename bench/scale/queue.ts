// A station of a shop: requests wait in the order in which they come, for one of so many servers (cores,
// or the lock of a row).

export interface Passage {
  /** When each request leaves, in the order of `arrivals`. */
  departures: number[];
  /** How long each waited before it was served. */
  waits: number[];
  /** Served time together. */
  busy: number;
}

/**
 * Arrivals in ascending order, one service time for each.
 * Example: arrivals at 0 and 1, services of 5, one server: the second waits 4 and leaves at 10.
 */
export function passStation(
  arrivals: readonly number[],
  serviceTimes: readonly number[],
  servers: number,
): Passage {
  // A heap of the moments at which servers become free, the earliest on top.
  const free = new Float64Array(servers);
  const departures: number[] = [];
  const waits: number[] = [];
  let busy = 0;
  for (const [at, arrival] of arrivals.entries()) {
    const service = serviceTimes[at] ?? 0;
    const start = Math.max(arrival, free[0] ?? 0);
    departures.push(start + service);
    waits.push(start - arrival);
    busy += service;
    replaceTop(free, start + service);
  }
  return { departures, waits, busy };
}

function replaceTop(heap: Float64Array, value: number): void {
  let at = 0;
  for (;;) {
    const left = at * 2 + 1;
    if (left >= heap.length) break;
    const right = left + 1;
    const child = right < heap.length && (heap[right] ?? 0) < (heap[left] ?? 0) ? right : left;
    const smaller = heap[child] ?? 0;
    if (smaller >= value) break;
    heap[at] = smaller;
    at = child;
  }
  heap[at] = value;
}

/** The value that so large a share of all does not exceed; 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  const at = Math.max(0, Math.ceil(sorted.length * share) - 1);
  return sorted[at] ?? 0;
}
