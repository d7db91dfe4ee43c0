/**
 * A row of slides behind a window, whoever moves it: the browser's own scrolling or Embla. A stop
 * is a place it comes to rest at with a slide at the window's start. Three slides of which two
 * are in sight have two stops: the last slide cannot come to the start.
 */
export interface Strip {
  stop(): number;
  stops(): number;
  /** Is at rest on a stop, so that another may take its place unseen. */
  still(): boolean;
  goTo(stop: number, how: { jump: boolean }): void;
  /** `changed` hears of every new stop, and of a new number of stops. */
  watch(changed: () => void): void;
  destroy(): void;
}

export interface StripOptions {
  threshold: number;
  /** How long a move takes, in milliseconds; left out: Embla's own pace. */
  speed?: number;
  rtl: boolean;
}
