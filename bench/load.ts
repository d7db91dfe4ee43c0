import autocannon from 'autocannon';

export interface Load {
  port: number;
  paths: string[];
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
      // Each connection begins at another page, so that they do not all ask for the same one.
      const start = Math.floor((client++ * load.paths.length) / connections);
      const turned = [...load.paths.slice(start), ...load.paths.slice(0, start)];
      instance.setRequests(turned.map((path) => ({ method: 'GET', path })));
    },
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} wrong answers, ${result.errors} errors under load`);
  }
  return result.requests.average;
}
