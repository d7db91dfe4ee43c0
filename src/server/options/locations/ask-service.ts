/** `fetch`, or what a test puts in its place. */
export type Fetch = (address: string, init?: RequestInit) => Promise<Response>;

export interface Service {
  fetch: Fetch;
  /** Milliseconds after which an answer comes too late. */
  timeout: number;
}

/** The JSON of another server's answer; throws where there is none in time. */
export async function askService(
  { fetch, timeout }: Service,
  address: URL,
  init: RequestInit = {},
): Promise<unknown> {
  const response = await fetch(address.href, {
    ...init,
    signal: AbortSignal.timeout(timeout),
    redirect: 'error',
  });
  // The URL may contain a key: only the host is logged.
  if (!response.ok)
    throw new Error(`${address.host} answered ${response.status} to a place search.`);
  return response.json();
}
