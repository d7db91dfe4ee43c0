export interface ErrorDescription {
  readonly name: string;
  readonly message: string;
  readonly code?: string | number;
  readonly stack?: string;
  readonly cause?: ErrorDescription;
}

const deepest = 5;

/** An error as plain data, its causes included; a cause that leads back to itself ends the chain. */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { name: typeof error, message: String(error) };
  const code = 'code' in error ? error.code : undefined;
  return {
    name: error.name,
    message: error.message,
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    ...(error.stack !== undefined && { stack: error.stack }),
    ...(error.cause !== undefined &&
      depth < deepest && { cause: describeError(error.cause, depth + 1) }),
  };
}
