// The shop's time on a device whose clock may be wrong.
// Example: requested at 100 and answered at 300 of the device's monotonic time, the shop answered
// 5000: at 200, half-way, its time was 5000. At 450 it is 5250.

export interface ClockReading {
  /** The shop's answer, in epoch milliseconds. */
  said: number;
  /** Of a monotonic clock such as performance.now(). */
  askedAt: number;
  answeredAt: number;
}

export function shopTime(
  { said: responseCount, askedAt: requestedAt, answeredAt: respondedAt }: ClockReading,
  running: number,
): number {
  return Math.round(responseCount + running - (requestedAt + respondedAt) / 2);
}

/** Until the next full second of the shop's clock, so that all visitors see it tick together. */
export function untilNextSecond(now: number): number {
  return 1000 - (((now % 1000) + 1000) % 1000);
}
