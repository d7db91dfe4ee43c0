import { createServer, type Server } from 'node:http';
import type { Metrics } from '../metrics.ts';

/** The figures on an address of their own, for METRICS_ADDRESS. */
export function createMetricsServer(metrics: Metrics): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
    response.end(metrics.text());
  });
}
