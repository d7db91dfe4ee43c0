import type { IncomingMessage } from 'node:http';
import { networkMatcher, type ProxyTrust, plainAddress } from './proxy-trust.ts';

export type ClientAddress = (request: IncomingMessage) => string;

/**
 * The visitor's address. Each proxy appends to X-Forwarded-For whom it was asked by; what stands before
 * the entries of ours is only claimed by the visitor. Example: "6.6.6.6, 203.0.113.9" through one proxy
 * of ours is 203.0.113.9.
 */
export function clientAddress(trust: ProxyTrust): ClientAddress {
  const isOurs = networkMatcher(trust.kind === 'networks' ? trust.networks : []);
  return (request) => {
    const direct = request.socket.remoteAddress ?? 'unknown';
    if (trust.kind === 'none') return direct;
    const chain = readChain(request);
    if (trust.kind === 'hops') {
      // A chain that is shorter came past one of the proxies.
      const entry = chain.at(-trust.hops) ?? chain[0];
      return (entry !== undefined && plainAddress(entry)) || direct;
    }
    let known = plainAddress(direct) ?? direct;
    for (const entry of chain.toReversed()) {
      if (!isOurs(known)) return known;
      const before = plainAddress(entry);
      if (before === null) return known;
      known = before;
    }
    return known;
  };
}

function readChain({ headers }: IncomingMessage): string[] {
  const header = headers['x-forwarded-for'];
  const text = Array.isArray(header) ? header.join(',') : header;
  return text === undefined ? [] : text.split(',');
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** True for a program on this machine, false for a visitor whom a proxy on this machine passes on. */
export function isLocalProgram(request: IncomingMessage): boolean {
  const passedOn = request.headers['x-forwarded-for'] ?? request.headers.forwarded;
  return passedOn === undefined && loopback.has(request.socket.remoteAddress ?? '');
}
