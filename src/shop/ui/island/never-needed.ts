/** For an island of links and forms alone: it works as the server rendered it, and is not hydrated. */
export function neverNeeded(): () => void {
  return () => undefined;
}
