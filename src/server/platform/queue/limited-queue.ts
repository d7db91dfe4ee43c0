// Work of which only so much runs at once and so much waits. Beyond that it is refused at once, instead of
// being done long after its visitor has gone.
// Example: { atOnce: 1, maxWaiting: 2 } runs the first of four, lets two wait and refuses the fourth.

/** What is asked for cannot be done now, but in a while. */
export class TooBusy extends Error {
  constructor(what: string) {
    super(`too many ${what} at once`);
    this.name = 'TooBusy';
  }
}

export interface LimitedQueueChoices {
  /** What the work is, for the log. */
  readonly what: string;
  readonly atOnce: number;
  readonly maxWaiting: number;
}

export interface LimitedQueue {
  /** In the order of the calls; fails with TooBusy where as many wait as may. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Whether `run` would fail, for whoever has something to count before. */
  isFull(): boolean;
}

export function createLimitedQueue(choices: LimitedQueueChoices): LimitedQueue {
  const { what, atOnce, maxWaiting } = choices;
  const waiting: (() => void)[] = [];
  let running = 0;

  const isFull = () => running >= atOnce && waiting.length >= maxWaiting;
  /** The place of whoever ends goes to the next, so that no other gets in between. */
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return {
    isFull,
    async run(work) {
      if (isFull()) throw new TooBusy(what);
      if (running < atOnce) running += 1;
      else await new Promise<void>((enter) => waiting.push(enter));
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
