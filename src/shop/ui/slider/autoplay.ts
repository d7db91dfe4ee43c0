import { AUTOPLAY_MS } from './slider-constants.ts';

/** Why an automatically playing slider is paused. */
export type Hold = 'hover' | 'focus' | 'hidden';

export interface Autoplay {
  hold(reason: Hold): void;
  release(reason: Hold): void;
  end(): void;
}

/** Calls `advance` after each pause while it is not held; a hold restarts the timer. */
export function startAutoplay(advance: () => void, pause = AUTOPLAY_MS): Autoplay {
  const holds = new Set<Hold>();
  let timer: ReturnType<typeof setInterval> | undefined;
  const update = () => {
    clearInterval(timer);
    timer = holds.size === 0 ? setInterval(advance, pause) : undefined;
  };
  update();
  return {
    hold(reason) {
      if (!holds.has(reason)) {
        holds.add(reason);
        update();
      }
    },
    release(reason) {
      if (holds.delete(reason)) update();
    },
    end: () => clearInterval(timer),
  };
}
