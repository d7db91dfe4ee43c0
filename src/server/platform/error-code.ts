/** `ENOENT` and the like; undefined for an error without a code. */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
