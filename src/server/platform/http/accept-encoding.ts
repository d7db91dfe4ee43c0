import { LruCache } from '../cache/lru-cache.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The headers of common browsers: parsing one costs as much as looking up the page. */
const known = new LruCache<string, Encoding>({ max: 64 });
const MAX_KNOWN_LENGTH = 200;

/** acceptedEncoding('gzip, br;q=0') is 'gzip': a quality of zero is a refusal. */
export function acceptedEncoding(header: string | null | undefined): Encoding {
  if (!header) return 'identity';
  const before = known.get(header);
  if (before) return before;
  const encoding = readEncoding(header);
  if (header.length <= MAX_KNOWN_LENGTH) known.set(header, encoding);
  return encoding;
}

function readEncoding(header: string): Encoding {
  const offered = new Set<string>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
    if (!parameters.some((word) => /^q=0(\.0*)?$/.test(word))) offered.add(name);
  }
  if (offered.has('br')) return 'br';
  return offered.has('gzip') || offered.has('*') ? 'gzip' : 'identity';
}
