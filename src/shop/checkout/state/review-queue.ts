import type { ReviewCause } from '../../checkout-client/checkout-client.ts';

// When the shop recalculates an order: after a pause, one request at a time, and only the answer to
// the newest request is used. Example: three letters of a town typed within the delay are one
// request; a fourth typed while it is pending is a second one, and the answer to the first is
// ignored.

export interface ReviewQueue {
  /** Sends after a pause; `soon` sends as soon as nothing is pending. */
  request(cause: ReviewCause, soon?: boolean): void;
  /** Resolves once nothing is waiting or pending. */
  settled(): Promise<void>;
  stop(): void;
}

export interface ReviewQueueParts<Reply> {
  send(cause: ReviewCause): Promise<Reply>;
  /** Called with the newest answer only. */
  take(reply: Reply): void;
  /** True from the first request to the answer that is used. */
  busy(busy: boolean): void;
  delay: number;
}

export function createReviewQueue<Reply>(parts: ReviewQueueParts<Reply>): ReviewQueue {
  let cause: ReviewCause | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let running = false;
  let stopped = false;
  let waiting: (() => void)[] = [];

  async function run(): Promise<void> {
    timer = null;
    if (running || stopped || cause === null) return;
    const requestedCause = cause;
    cause = null;
    running = true;
    const reply = await parts.send(requestedCause);
    running = false;
    if (stopped) return;
    // A newer request is pending: this answer is outdated.
    if (cause !== null) {
      if (timer === null) void run();
      return;
    }
    parts.take(reply);
    parts.busy(false);
    const done = waiting;
    waiting = [];
    for (const resolve of done) resolve();
  }

  return {
    request(next, soon = false) {
      // Two different changes at once: everything is requested.
      cause = cause === null || cause === next ? next : 'all';
      parts.busy(true);
      if (timer !== null) clearTimeout(timer);
      timer = null;
      if (soon) void run();
      else timer = setTimeout(() => void run(), parts.delay);
    },
    settled() {
      if (cause === null && !running) return Promise.resolve();
      if (timer !== null) {
        clearTimeout(timer);
        void run();
      }
      return new Promise((resolve) => waiting.push(resolve));
    },
    stop() {
      stopped = true;
      if (timer !== null) clearTimeout(timer);
      for (const resolve of waiting) resolve();
    },
  };
}
