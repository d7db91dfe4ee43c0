/** What the page requests of a frame, and how the frame responds. */
export type FrameHandlers = Record<
  string,
  (data: Record<string, unknown>) => Promise<Record<string, unknown>>
>;

/** Sends the page something that it did not request. */
export type Notify = (kind: string, data?: Record<string, unknown>) => void;
