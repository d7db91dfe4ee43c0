/** What a container says of the film in it. */
export interface VideoFacts {
  width: number;
  height: number;
  /** Milliseconds. */
  duration: number;
  /** The same film without what says where and by whom it was made. */
  bytes: Buffer;
}
