import { BlockList, isIP } from 'node:net';

// Which network addresses the shop may ask at the wish of a program. One that names a machine of the
// shop's own network, or the shop itself, is refused: whoever has a key must not look around in it.

const RESERVED: readonly [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

const RESERVED_6: readonly [network: string, prefix: number][] = [
  ['::', 128],
  ['::1', 128],
  // Addresses of version 4 in another dress.
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];

// Two lists: in one, the addresses of version 4 in another dress would stand for all of version 4.
const reserved = new BlockList();
for (const [network, prefix] of RESERVED) reserved.addSubnet(network, prefix, 'ipv4');
const reserved6 = new BlockList();
for (const [network, prefix] of RESERVED_6) reserved6.addSubnet(network, prefix, 'ipv6');

/** False for what is no address at all. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  return family === 6 ? !reserved6.check(address, 'ipv6') : !reserved.check(address, 'ipv4');
}

/** False for a web address whose host is this machine or one of its own network, as far as its text tells. */
export function namesPublicHost(address: string): boolean {
  const host = URL.parse(address)?.hostname.replace(/^\[|\]$/g, '') ?? '';
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes('.') && !/\.(localhost|local|internal|home\.arpa)\.?$/i.test(host);
}
