/** The part of `process` that is used. */
export interface SupervisedProcess {
  readonly connected: boolean;
  send?(message: unknown, handle: undefined, options: undefined, sent: () => void): unknown;
}

/** Does nothing without a supervisor, or when that was killed a moment ago, which this process hears next. */
export function sendToSupervisor(from: SupervisedProcess, message: unknown): void {
  // Without the callback a broken channel would be an uncaught error.
  if (from.connected) from.send?.(message, undefined, undefined, () => undefined);
}
