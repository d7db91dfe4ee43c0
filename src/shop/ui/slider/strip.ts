/**
 * A row of slides in a viewport, moved natively or by Embla. A stop is a rest position with a slide
 * at the viewport's start. Three slides of which two are visible have two stops: the last slide
 * cannot reach the start.
 */
export interface Strip {
  stop(): number;
  stops(): number;
  /** It rests on a stop, so that another strip can replace it unnoticed. */
  still(): boolean;
  goTo(stop: number, how: { jump: boolean }): void;
  /** `changed` is called for every new stop, and for a new number of stops. */
  watch(changed: () => void): void;
  destroy(): void;
}

export interface StripOptions {
  threshold: number;
  /** Duration of a move, in milliseconds; omitted: Embla's default. */
  speed?: number | undefined;
  rtl: boolean;
}
