import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

// Where a program's address leads. The name is looked up once, here, and the connection goes to the very
// address that was checked, so a name that changes its address meanwhile reaches nothing else.

export type TargetProblem = 'invalid-address' | 'private-address' | 'unreachable';

export interface Target {
  ok: true;
  url: URL;
  address: string;
  family: number;
}

export type FoundTarget = Target | { ok: false; problem: TargetProblem };

/** How names are looked up; a test gives its own. */
export type LookUp = (host: string) => Promise<readonly { address: string; family: number }[]>;
const byDns: LookUp = (host) => lookup(host, { all: true });

export async function findTarget(
  url: URL | null,
  { allowPrivate, lookUp = byDns }: { allowPrivate: boolean; lookUp?: LookUp },
): Promise<FoundTarget> {
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username !== '') {
    return { ok: false, problem: 'invalid-address' };
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host)
    ? [{ address: host, family: isIP(host) }]
    : await lookUp(host).catch(() => []);
  const [first] = found;
  if (!first) return { ok: false, problem: 'unreachable' };
  const isPublic = found.every(({ address }) => isPublicAddress(address));
  if (!isPublic && !allowPrivate) return { ok: false, problem: 'private-address' };
  return { ok: true, url, address: first.address, family: first.family };
}

/** For a request's option `lookup`: the address that was checked, whatever the name says by now. */
export function checkedLookup({ address, family }: Target): LookupFunction {
  return (_host, options, found) =>
    options.all ? found(null, [{ address, family }]) : found(null, address, family);
}
