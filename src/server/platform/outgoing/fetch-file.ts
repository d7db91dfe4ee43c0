import { lookup } from 'node:dns/promises';
import { type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

// Fetches a file that a program named by its address. The name is looked up here and the connection
// goes to the very address that was checked, so a name that changes its address meanwhile reaches
// nothing else; so does every redirect.

export type FetchProblem = 'invalid-address' | 'private-address' | 'unreachable' | 'too-large';

export type FetchedFile =
  | { ok: true; bytes: Buffer; url: string }
  | { ok: false; problem: FetchProblem };

export interface FetchLimits {
  mostBytes: number;
  milliseconds: number;
  /** For a shop whose pictures are in its own network. */
  allowPrivate: boolean;
}

const MOST_REDIRECTS = 3;

export async function fetchFile(address: string, limits: FetchLimits): Promise<FetchedFile> {
  const signal = AbortSignal.timeout(limits.milliseconds);
  let url = URL.parse(address);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    if (!url || !['http:', 'https:'].includes(url.protocol) || url.username !== '') {
      return { ok: false, problem: 'invalid-address' };
    }
    const target = await findTarget(url, limits);
    if (!target.ok) return target;
    const answer = await ask(url, target, signal);
    if (answer === null) return { ok: false, problem: 'unreachable' };
    const { statusCode = 0, headers } = answer;
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      answer.destroy();
      url = URL.parse(headers.location, url.href);
      continue;
    }
    if (statusCode !== 200) {
      answer.destroy();
      return { ok: false, problem: 'unreachable' };
    }
    return readAnswer(answer, url.href, limits.mostBytes);
  }
  return { ok: false, problem: 'unreachable' };
}

type Target = { ok: true; address: string; family: number } | { ok: false; problem: FetchProblem };

async function findTarget(url: URL, { allowPrivate }: FetchLimits): Promise<Target> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host)
    ? [{ address: host, family: isIP(host) }]
    : await lookup(host, { all: true }).catch(() => []);
  const [first] = found;
  if (!first) return { ok: false, problem: 'unreachable' };
  const isPublic = found.every(({ address }) => isPublicAddress(address));
  if (!isPublic && !allowPrivate) return { ok: false, problem: 'private-address' };
  return { ok: true, ...first };
}

function ask(
  url: URL,
  { address, family }: { address: string; family: number },
  signal: AbortSignal,
): Promise<IncomingMessage | null> {
  const checked: LookupFunction = (_host, options, found) =>
    options.all ? found(null, [{ address, family }]) : found(null, address, family);
  const send = url.protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((resolve) => {
    const request: ClientRequest = send(
      url,
      { signal, lookup: checked, agent: false, headers: { accept: 'image/*' } },
      resolve,
    );
    request.on('error', () => resolve(null));
    request.end();
  });
}

async function readAnswer(
  answer: IncomingMessage,
  url: string,
  mostBytes: number,
): Promise<FetchedFile> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of answer) {
      const bytes = Buffer.from(part);
      size += bytes.length;
      if (size > mostBytes) return { ok: false, problem: 'too-large' };
      parts.push(bytes);
    }
  } catch {
    return { ok: false, problem: 'unreachable' };
  }
  return { ok: true, bytes: Buffer.concat(parts), url };
}
