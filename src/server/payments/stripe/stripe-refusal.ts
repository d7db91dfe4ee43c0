/** The provider has understood and does not want to: asking again would not help. */
export function isRefusal(error: unknown): boolean {
  return hasStatus(error, [400, 402, 404]);
}

export function hasStatus(error: unknown, statuses: readonly unknown[]): boolean {
  return error instanceof Error && 'statusCode' in error && statuses.includes(error.statusCode);
}
