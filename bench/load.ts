import autocannon, { type Request as LoadRequest } from 'autocannon';

export interface Load {
  port: number;
  /** What every connection asks for, each beginning at another one. */
  paths?: string[];
  /** Or what each connection sends, over and over. */
  clients?: LoadRequest[][];
  headers?: Record<string, string>;
  seconds?: number;
  connections?: number;
}

/** Requests a second over the given paths; any answer that is not 2xx makes the figure worthless. */
export async function requestsPerSecond(load: Load): Promise<number> {
  const connections = load.connections ?? 10;
  let client = 0;
  const result = await autocannon({
    url: `http://127.0.0.1:${load.port}`,
    connections,
    duration: load.seconds ?? 6,
    headers: load.headers ?? {},
    setupClient(instance) {
      const number = client++;
      const own = load.clients?.[number % load.clients.length];
      instance.setRequests(own ?? turned(load.paths ?? [], number / connections));
    },
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} wrong answers, ${result.errors} errors under load`);
  }
  return result.requests.average;
}

/** Each connection begins at another page, so that they do not all ask for the same one. */
function turned(paths: readonly string[], part: number): LoadRequest[] {
  const start = Math.floor(part * paths.length);
  return [...paths.slice(start), ...paths.slice(0, start)].map((path) => ({ method: 'GET', path }));
}
