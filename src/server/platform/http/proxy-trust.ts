import { BlockList, isIP } from 'node:net';

// Which proxies in front are believed about the visitor's address: so many of them, or those of some
// networks. With networks it is the last address of the chain that is no proxy of ours.
// Example: TRUST_PROXY=10.0.0.0/8,2001:db8::/32 and the chain "6.6.6.6, 203.0.113.9, 10.1.2.3" through
// 10.0.0.1 is 203.0.113.9: what stands before it is only claimed by the visitor.

export type ProxyTrust =
  | { readonly kind: 'none' }
  | { readonly kind: 'hops'; readonly hops: number }
  | { readonly kind: 'networks'; readonly networks: readonly string[] };

export const NO_PROXY: ProxyTrust = { kind: 'none' };

const FLAGS: Readonly<Record<string, number>> = {
  ...{ '0': 0, false: 0, no: 0, off: 0 },
  ...{ '1': 1, true: 1, yes: 1, on: 1 },
};

/** Null for what is neither a number of proxies nor a list of networks. */
export function parseProxyTrust(text: string): ProxyTrust | null {
  const hops = FLAGS[text] ?? (/^[2-9]$/.test(text) ? Number(text) : undefined);
  if (hops !== undefined) return hops === 0 ? NO_PROXY : { kind: 'hops', hops };
  const networks = text.split(',').map((network) => network.trim());
  return networks.every(isNetwork) ? { kind: 'networks', networks } : null;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0 || address.includes('%')) return false;
  if (bits === undefined) return true;
  // A network of all addresses would believe every visitor.
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}

/** Whether an address is one of these networks. */
export function networkMatcher(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const type = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    list.addSubnet(address, Number(bits ?? (type === 'ipv4' ? 32 : 128)), type);
  }
  return (address) => {
    const version = isIP(address);
    return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
  };
}

/** One entry of a chain without port and brackets; null for what is no address. */
export function plainAddress(entry: string): string | null {
  const text = entry.trim().replaceAll('"', '');
  const bare =
    /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const mapped = /^::ffff:([\d.]+)$/i.exec(bare)?.[1] ?? bare;
  return isIP(mapped) === 0 ? null : mapped;
}
