import type { Parameter } from '#rules/oauth/signature-base.ts';

// The ways a program says who it is. Nothing is checked here.

export type Credentials =
  | { kind: 'basic'; user: string; password: string }
  | { kind: 'oauth'; parameters: ReadonlyMap<string, string>; signed: readonly Parameter[] };

const BASIC = /^Basic\s+([A-Za-z0-9+/_=-]+)\s*$/i;
const OAUTH = /^OAuth\s+(.*)$/is;
const OAUTH_PART = /^\s*([\w%-]+)="([^"]*)"\s*$/;

function basicCredentials(header: string): Credentials | null {
  const [, encoded] = BASIC.exec(header) ?? [];
  if (encoded === undefined) return null;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  if (colon === -1) return { kind: 'basic', user: text, password: '' };
  return { kind: 'basic', user: text.slice(0, colon), password: text.slice(colon + 1) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}

function headerParameters(header: string): Parameter[] {
  const [, list = ''] = OAUTH.exec(header) ?? [];
  return list.split(',').flatMap((part): Parameter[] => {
    const [, name, value] = OAUTH_PART.exec(part) ?? [];
    if (name === undefined || value === undefined || name === 'realm') return [];
    return [[decoded(name), decoded(value)]];
  });
}

/** Null where the request says nothing about who it is. */
export function getCredentials(request: Request): Credentials | null {
  const header = request.headers.get('authorization') ?? '';
  const query = [...new URL(request.url).searchParams].filter(([name]) => name !== 'rest_route');
  const parameters = new Map([...query, ...headerParameters(header)]);
  if (parameters.has('oauth_consumer_key') || parameters.has('oauth_signature')) {
    return { kind: 'oauth', parameters, signed: [...query, ...headerParameters(header)] };
  }
  const key = parameters.get('consumer_key');
  if (key !== undefined) {
    return { kind: 'basic', user: key, password: parameters.get('consumer_secret') ?? '' };
  }
  return basicCredentials(header);
}
