import type { IncomingMessage } from 'node:http';

/**
 * The visitor's address. Behind a trusted proxy it is the last entry of X-Forwarded-For, the one
 * the proxy itself added; those before it are only claimed by the visitor. Example: "6.6.6.6,
 * 203.0.113.9" through our proxy is 203.0.113.9.
 */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const direct = request.socket.remoteAddress ?? 'unknown';
  if (!trustProxy) return direct;
  const header = request.headers['x-forwarded-for'];
  const chain = Array.isArray(header) ? header.join(',') : header;
  return chain?.split(',').at(-1)?.trim() || direct;
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** True for a program on this machine, false for a visitor whom a proxy on this machine passes on. */
export function isLocalProgram(request: IncomingMessage): boolean {
  const passedOn = request.headers['x-forwarded-for'] ?? request.headers.forwarded;
  return passedOn === undefined && loopback.has(request.socket.remoteAddress ?? '');
}
