// Work that must not overlap within this process.
// Example: two clicks change one cart. const release = await mutex.lock(); … release();

export interface Mutex {
  /** Resolves, in the order of the calls, with the function that lets the next caller in. */
  lock(): Promise<() => void>;
  /** How many callers wait for the one that holds it. */
  waiting(): number;
}

export function createMutex(): Mutex {
  let held = false;
  const queue: Array<() => void> = [];

  const letNextIn = () => {
    const next = queue.shift();
    if (next) next();
    else held = false;
  };

  return {
    waiting: () => queue.length,
    lock: () =>
      new Promise((resolve) => {
        const enter = () => {
          let released = false;
          // Releasing twice must not let two callers in.
          resolve(() => {
            if (released) return;
            released = true;
            letNextIn();
          });
        };
        if (held) queue.push(enter);
        else {
          held = true;
          enter();
        }
      }),
  };
}
