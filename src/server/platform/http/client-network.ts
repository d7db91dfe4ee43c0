import { isIPv4, isIPv6 } from 'node:net';
import { elementAt } from '#rules/lists/element-at.ts';

// Tries are counted by network: whoever has one address of IPv6 has the whole /64 around it, more than
// can ever be counted one by one.
// Example: 2001:db8:1:2:a::9 is counted as 2001:db8:1:2::/64, 203.0.113.9 and ::ffff:203.0.113.9 as
// 203.0.113.9.

const GROUPS = 8;
const NETWORK_GROUPS = 4;

export function clientNetwork(address: string): string {
  if (!address.includes(':')) return address;
  const plain = elementAt(address.split('%', 1), 0);
  const mapped = /^::ffff:([\d.]+)$/i.exec(plain)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  if (!isIPv6(plain)) return address;
  const [head = '', tail] = plain.split('::');
  const before = getGroups(head);
  const after = getGroups(tail ?? '');
  const left = Math.max(0, GROUPS - before.length - after.length);
  const all = [...before, ...Array.from({ length: left }, () => '0'), ...after];
  const network = all
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** An IPv4 address at the end is two groups. */
function getGroups(text: string): string[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : group));
}
