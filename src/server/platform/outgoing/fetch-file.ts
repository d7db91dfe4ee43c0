import { type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { checkedLookup, findTarget, type Target, type TargetProblem } from './checked-target.ts';

// Fetches a file that a program named by its address, which is checked, and every redirect with it.

export type FetchProblem = TargetProblem | 'too-large';

export type FetchedFile =
  | { ok: true; bytes: Buffer; url: string }
  | { ok: false; problem: FetchProblem };

export interface FetchLimits {
  maxBytes: number;
  milliseconds: number;
  /** For a shop whose pictures are in its own network. */
  allowPrivate: boolean;
}

const MAX_REDIRECTS = 3;

export async function fetchFile(address: string, limits: FetchLimits): Promise<FetchedFile> {
  const signal = AbortSignal.timeout(limits.milliseconds);
  let url = URL.parse(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const target = await findTarget(url, limits);
    if (!target.ok) return target;
    const response = await askTarget(target, signal, { accept: 'image/*' });
    if (response === null) return { ok: false, problem: 'unreachable' };
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      response.destroy();
      url = URL.parse(headers.location, target.url.href);
      continue;
    }
    if (statusCode !== 200) {
      response.destroy();
      return { ok: false, problem: 'unreachable' };
    }
    return readResponse(response, target.url.href, limits.maxBytes);
  }
  return { ok: false, problem: 'unreachable' };
}

/** One GET at the address that was checked; null without an answer. */
export function askTarget(
  target: Target,
  signal: AbortSignal,
  headers: Record<string, string>,
): Promise<IncomingMessage | null> {
  const { url } = target;
  const send = url.protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((resolve) => {
    const request: ClientRequest = send(
      url,
      { signal, lookup: checkedLookup(target), agent: false, headers },
      resolve,
    );
    request.on('error', () => resolve(null));
    request.end();
  });
}

export async function readResponse(
  response: IncomingMessage,
  url: string,
  maxBytes: number,
): Promise<FetchedFile> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of response) {
      const bytes = Buffer.from(part);
      size += bytes.length;
      if (size > maxBytes) return { ok: false, problem: 'too-large' };
      parts.push(bytes);
    }
  } catch {
    return { ok: false, problem: 'unreachable' };
  }
  return { ok: true, bytes: Buffer.concat(parts), url };
}
