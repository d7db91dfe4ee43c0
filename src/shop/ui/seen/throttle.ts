/** Runs at once, then at most once in each `wait`; calls meanwhile run at its end. */
export function throttle(run: () => void, wait: number): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let again = false;
  return function throttled(): void {
    if (timer !== null) {
      again = true;
      return;
    }
    run();
    timer = setTimeout(() => {
      timer = null;
      if (again) {
        again = false;
        throttled();
      }
    }, wait);
  };
}
