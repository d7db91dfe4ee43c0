import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import {
  checkedLookup,
  findTarget,
  type LookUp,
  type Target,
  type TargetProblem,
} from './checked-target.ts';

// Sends a body to an address that a manager or a program named. Redirects are not followed: where one
// leads was not checked.

export type PostProblem = TargetProblem | 'timed-out';

export type Posted =
  | { ok: true; status: number; headers: Readonly<Record<string, string>>; body: string }
  | { ok: false; problem: PostProblem };

export interface PostLimits {
  milliseconds: number;
  /** What comes after is not read. */
  maxBytes: number;
  allowPrivate: boolean;
  lookUp?: LookUp;
}

export interface PostParts {
  headers: Readonly<Record<string, string>>;
  body: string;
}

export async function postBody(
  address: string,
  parts: PostParts,
  limits: PostLimits,
): Promise<Posted> {
  const signal = AbortSignal.timeout(limits.milliseconds);
  const target = await findTarget(URL.parse(address), limits);
  if (!target.ok) return target;
  const response = await send(target, parts, signal);
  if (response === null) {
    return { ok: false, problem: signal.aborted ? 'timed-out' : 'unreachable' };
  }
  const headers = Object.fromEntries(
    Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
  );
  const body = await readStart(response, limits.maxBytes);
  return { ok: true, status: response.statusCode ?? 0, headers, body };
}

function send(
  target: Target,
  { headers, body }: PostParts,
  signal: AbortSignal,
): Promise<IncomingMessage | null> {
  const begin = target.url.protocol === 'https:' ? secureRequest : plainRequest;
  const length = { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve) => {
    const request = begin(
      target.url,
      {
        method: 'POST',
        signal,
        lookup: checkedLookup(target),
        agent: false,
        headers: { ...headers, ...length },
      },
      resolve,
    );
    request.on('error', () => resolve(null));
    request.end(body);
  });
}

/** The receiver has answered with its status; a body that breaks off takes nothing from that. */
async function readStart(response: IncomingMessage, maxBytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of response) {
      const bytes = Buffer.from(part);
      parts.push(bytes);
      size += bytes.length;
      if (size >= maxBytes) break;
    }
  } catch {
    // What was read until then is shown.
  }
  response.destroy();
  return Buffer.concat(parts).subarray(0, maxBytes).toString('utf8');
}
