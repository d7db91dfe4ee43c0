// The shop's time on a device whose own clock may be wrong.
// Example: asked at 100 and answered at 300 of the device's running time, the shop said 5000: half
// way, at 200, it was 5000 there. At 450 of the running time it is 5250.

export interface ClockReading {
  /** What the shop said, in epoch milliseconds. */
  said: number;
  /** Of a time that only runs and is never set, such as performance.now(). */
  askedAt: number;
  answeredAt: number;
}

export function shopTime({ said, askedAt, answeredAt }: ClockReading, running: number): number {
  return Math.round(said + running - (askedAt + answeredAt) / 2);
}

/** Until the next second of the shop's clock begins, so that every visitor sees it tick at once. */
export function untilNextSecond(now: number): number {
  return 1000 - (((now % 1000) + 1000) % 1000);
}
