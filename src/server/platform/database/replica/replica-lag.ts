// How far a replica is behind its primary. Both tell positions in the write-ahead log, as bytes since its
// beginning; no clock of either is asked, so that an idle primary and a wrong clock make no lag.
//
// Example: at 10:00:00 the primary was at 500, at 10:00:01 at 800. A replica that has replayed up to 600
// at 10:00:03 is 200 bytes and two seconds behind: it has not replayed what was there at 10:00:01.

/** Where the primary was at a moment. */
export interface Sample {
  readonly position: number;
  readonly at: number;
}

export interface Lag {
  readonly bytes: number;
  readonly seconds: number;
}

export const NO_LAG: Lag = { bytes: 0, seconds: 0 };

/** An hour of one a second; a replica that is further behind is late by at least as much. */
const MAX_SAMPLES = 3600;

/** The samples that are not replayed yet, oldest first, with a new one. */
export function addSample(
  samples: readonly Sample[],
  sample: Sample,
  replayed: number,
): readonly Sample[] {
  const open = samples.filter(({ position }) => position > replayed);
  const isKnown = sample.position <= (open.at(-1)?.position ?? replayed);
  return isKnown || open.length >= MAX_SAMPLES ? open : [...open, sample];
}

export function replicaLag(samples: readonly Sample[], replayed: number, now: number): Lag {
  const oldest = samples.find(({ position }) => position > replayed);
  const newest = samples.at(-1);
  if (!oldest || !newest) return NO_LAG;
  return {
    bytes: newest.position - replayed,
    seconds: Math.max(0, Math.round((now - oldest.at) / 1000)),
  };
}
