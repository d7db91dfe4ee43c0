export type Encoding = 'br' | 'gzip' | 'identity';

/** acceptedEncoding('gzip, br;q=0') is 'gzip': a quality of nought is a refusal. */
export function acceptedEncoding(header: string | null | undefined): Encoding {
  if (!header) return 'identity';
  const offered = new Set<string>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
    if (!parameters.some((word) => /^q=0(\.0*)?$/.test(word))) offered.add(name);
  }
  if (offered.has('br')) return 'br';
  return offered.has('gzip') || offered.has('*') ? 'gzip' : 'identity';
}
