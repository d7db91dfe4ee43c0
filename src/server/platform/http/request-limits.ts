import type { IncomingMessage } from 'node:http';
import { elementAt } from '#rules/lists/element-at.ts';

// What no honest visitor sends. The answer is the shop's own page with this status.
// Example: /shop?orderby=… with 100 KB of query is a 400; /product/%E0%A4%A is a 400 too.

const maxAddressLength = 8 * 1024;
const maxHeaders = 32 * 1024;
const nul = /%00/;

export type RefusedStatus = 400 | 405 | 431;

/** What the shop answers to; TRACE would send a visitor's headers back. */
export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const known: ReadonlySet<string> = new Set(METHODS);

export function refuseRequest(request: IncomingMessage): RefusedStatus | undefined {
  if (!known.has(request.method ?? '')) return 405;
  if (hasTwoHosts(request.rawHeaders)) return 400;
  const address = request.url ?? '/';
  if (address.length > maxAddressLength || nul.test(address) || !decodes(address)) return 400;
  return headerBytes(request.rawHeaders) > maxHeaders ? 431 : undefined;
}

/** Broken percent-encoding in the path names no page; in the query it is read leniently. */
function decodes(address: string): boolean {
  const end = address.indexOf('?');
  const path = end === -1 ? address : address.slice(0, end);
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}

/** Whoever stands in front may go by the one, the shop by the other. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = elementAt(rawHeaders, at);
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

function headerBytes(rawHeaders: readonly string[]): number {
  let bytes = 0;
  for (const part of rawHeaders) bytes += part.length;
  return bytes;
}
