/** What a container says about its video. */
export interface VideoFacts {
  width: number;
  height: number;
  /** Milliseconds. */
  duration: number;
  /** The same video without location and author. */
  bytes: Buffer;
}
