import { addAbortSignal, Readable } from 'node:stream';
import {
  GetObjectCommand,
  type GetObjectCommandInput,
  type GetObjectCommandOutput,
} from '@aws-sdk/client-s3';
import { StorageAway } from '../storage-away.ts';
import type { S3Limits, S3Requests } from './s3-requests.ts';

interface ObjectRange {
  readonly object: GetObjectCommandInput;
  /** The first byte and the last, both included. */
  readonly from: number;
  readonly to: number;
  /** A response that begins with the first byte, where there is one already. */
  readonly response?: GetObjectCommandOutput;
  /** Ends the reading. */
  readonly signal?: AbortSignal;
}

/** One request, unless the connection breaks; all of it within the time limit of a request. */
export async function readObject(
  send: S3Requests,
  object: GetObjectCommandInput,
  limits: S3Limits,
): Promise<Buffer> {
  const response = await send((client, limit) => client.send(new GetObjectCommand(object), limit));
  const range = {
    object: { ...object, IfMatch: response.ETag },
    from: 0,
    to: (response.ContentLength ?? 0) - 1,
    response,
    signal: AbortSignal.timeout(limits.requestMs),
  };
  const pieces: Uint8Array[] = [];
  for await (const piece of streamObject(send, range, limits)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/**
 * Where the connection ends early, also because whoever reads has paused for longer than a connection may
 * be idle, the rest is requested again; only attempts without a single byte between them count.
 */
export async function* streamObject(
  send: S3Requests,
  { object, from, to, response: first, signal }: ObjectRange,
  { attempts }: S3Limits,
): AsyncGenerator<Uint8Array> {
  let next = from;
  let failed = 0;
  let response = first;
  while (next <= to) {
    response ??= await requestRange(send, object, next, to);
    const body = bodyStream(response, signal);
    response = undefined;
    const before = next;
    let reason: unknown;
    try {
      for await (const piece of body) {
        const part: Uint8Array = piece.subarray(0, to + 1 - next);
        next += part.length;
        yield part;
      }
    } catch (error) {
      reason = error;
    }
    failed = next > before ? 0 : failed + 1;
    if (next <= to && (failed >= attempts || signal?.aborted)) {
      throw new StorageAway(`The storage broke off ${object.Key}.`, { cause: reason });
    }
  }
}

async function requestRange(
  send: S3Requests,
  object: GetObjectCommandInput,
  from: number,
  to: number,
): Promise<GetObjectCommandOutput> {
  const range = { ...object, Range: `bytes=${from}-${to}` };
  const response = await send((client, limit) => client.send(new GetObjectCommand(range), limit));
  if (response.ContentRange?.startsWith(`bytes ${from}-`)) return response;
  throw new StorageAway('The storage does not serve parts of files.');
}

function bodyStream({ Body }: GetObjectCommandOutput, signal?: AbortSignal): Readable {
  if (!(Body instanceof Readable)) throw new TypeError('A response of S3 without a stream.');
  return signal ? addAbortSignal(signal, Body) : Body;
}
