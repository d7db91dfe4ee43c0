/** Epoch milliseconds as every answer of this namespace writes them, in UTC. */
export function momentText(at: number): string {
  return new Date(at).toISOString();
}

export function momentOrNull(at: number | null): string | null {
  return at === null ? null : momentText(at);
}
