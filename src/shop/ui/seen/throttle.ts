/** Runs at once, then at most once in each `wait`; calls meanwhile run at its end. */
export function throttle(run: () => void, wait: number): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let asked = false;
  return function ask(): void {
    if (timer !== null) {
      asked = true;
      return;
    }
    run();
    timer = setTimeout(() => {
      timer = null;
      if (asked) {
        asked = false;
        ask();
      }
    }, wait);
  };
}
