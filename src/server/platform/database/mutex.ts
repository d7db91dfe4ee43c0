/** Lets one holder in at a time, in the order they came. */
export interface Mutex {
  /** Resolves with the function that lets the next one in; calling it twice does nothing. */
  lock(): Promise<() => void>;
  /** How many stand behind the one that is in. */
  waiting(): number;
}

export function createMutex(): Mutex {
  let held = false;
  const waiting: Array<() => void> = [];

  const release = () => {
    const next = waiting.shift();
    if (next) next();
    else held = false;
  };

  return {
    waiting: () => waiting.length,
    lock: () =>
      new Promise((resolve) => {
        const enter = () => {
          let mine = true;
          resolve(() => {
            if (!mine) return;
            mine = false;
            release();
          });
        };
        if (held) waiting.push(enter);
        else {
          held = true;
          enter();
        }
      }),
  };
}
