/** What a container says about its video. */
export interface VideoDetails {
  width: number;
  height: number;
  /** Milliseconds. */
  duration: number;
  /** The same video without location and author. */
  bytes: Buffer;
}
