import { createReadStream } from 'node:fs';
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { checkSize, type StoredContent } from '../storage.ts';
import type { S3Requests } from './s3-requests.ts';

/** At least 5 MiB by the rules of S3; one part is in memory at a time. */
export const PART_BYTES = 8 * 1024 * 1024;

interface ObjectPlace {
  Bucket: string;
  Key: string;
}

interface Part {
  bytes: Uint8Array;
  last: boolean;
}

/** In one request, or in parts that become an object only when all of them have arrived. */
export async function putObject(
  send: S3Requests,
  place: ObjectPlace,
  content: StoredContent,
): Promise<void> {
  let uploadId: string | undefined;
  const done: CompletedPart[] = [];
  try {
    for await (const { bytes, last } of inParts(readPieces(content), PART_BYTES)) {
      if (last && uploadId === undefined) {
        await send((client, limit) =>
          client.send(new PutObjectCommand({ ...place, Body: bytes }), limit),
        );
        return;
      }
      uploadId ??= await begin(send, place);
      const upload = { ...place, UploadId: uploadId, PartNumber: done.length + 1 };
      const { ETag } = await send((client, limit) =>
        client.send(new UploadPartCommand({ ...upload, Body: bytes }), limit),
      );
      done.push({ PartNumber: upload.PartNumber, ETag });
    }
    const parts = { UploadId: uploadId, MultipartUpload: { Parts: done } };
    await send((client, limit) =>
      client.send(new CompleteMultipartUploadCommand({ ...place, ...parts }), limit),
    );
  } catch (error) {
    if (uploadId !== undefined) await abort(send, place, uploadId);
    throw error;
  }
}

async function begin(send: S3Requests, place: ObjectPlace): Promise<string | undefined> {
  const begun = await send((client, limit) =>
    client.send(new CreateMultipartUploadCommand(place), limit),
  );
  return begun.UploadId;
}

/** Parts that cannot be removed are no object, and the bucket's own rules clear them. */
async function abort(send: S3Requests, place: ObjectPlace, uploadId: string): Promise<void> {
  const command = new AbortMultipartUploadCommand({ ...place, UploadId: uploadId });
  await send((client, limit) => client.send(command, limit)).catch(() => null);
}

async function* readPieces(content: StoredContent): AsyncGenerator<Uint8Array> {
  if ('path' in content) yield* createReadStream(content.path);
  else if ('stream' in content) yield* checkSize(content);
  else yield 'bytes' in content ? content.bytes : content;
}

/** The same bytes in parts of one size; the last may be smaller, and is the only one of an empty file. */
export async function* inParts(
  pieces: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<Part> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const piece of pieces) {
    waiting.push(piece);
    length += piece.length;
    if (length <= size) continue;
    const joined = Buffer.concat(waiting);
    let from = 0;
    for (; joined.length - from > size; from += size) {
      yield { bytes: joined.subarray(from, from + size), last: false };
    }
    waiting = [joined.subarray(from)];
    length = joined.length - from;
  }
  yield { bytes: Buffer.concat(waiting), last: true };
}
