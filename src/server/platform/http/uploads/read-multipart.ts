import { once } from 'node:events';
import { createWriteStream, openAsBlob } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { SentFile } from './sent-file.ts';
import type { Intake } from './upload-intake.ts';

// Reads a multipart form part by part: texts into memory, files to disk. Before the first file it asks
// whether this visitor may send any, by the texts that came before it: the nonce of a form stands above
// its files.

export interface MultipartLimits {
  /** All parts together. */
  readonly requestBytes: number;
  /** 0 leaves out all files: their content is skipped. */
  readonly fileBytes: number;
}

export type MultipartProblem = 'invalid_form' | 'body_too_large' | 'too_many_uploads';

export type MultipartResult<Refusal> =
  | { readonly ok: true; readonly form: FormData }
  | { readonly ok: false; readonly problem: MultipartProblem }
  /** `form` holds the texts before the first file. */
  | { readonly ok: false; readonly refusal: Refusal; readonly form: FormData };

const TEXT_BYTES = 1024 * 1024;
const MAX_FIELDS = 1000;
const MAX_FILES = 20;
const MAX_HEADERS = 20;
const HEADER_BYTES = 8 * 1024;

export interface MultipartRequest<Refusal> {
  readonly body: ReadableStream<Uint8Array>;
  readonly contentType: string;
  /** By its content length; 0 where it has none. */
  readonly announcedBytes: number;
  readonly limits: MultipartLimits;
  readonly intake: Intake;
  /** What to answer instead of taking a file; null lets files through. */
  mayBringFiles(texts: FormData): Promise<Refusal | null>;
}

export async function readMultipart<Refusal>(
  request: MultipartRequest<Refusal>,
): Promise<MultipartResult<Refusal>> {
  const parser = getParser(request);
  if (parser === null) return { ok: false, problem: 'invalid_form' };
  const reading = new Reading(parser, request);
  try {
    await reading.read();
    return { ok: true, form: await reading.form() };
  } catch (error) {
    if (error instanceof Refused) {
      return { ok: false, refusal: error.refusal as Refusal, form: reading.texts };
    }
    if (error instanceof Unreadable) return { ok: false, problem: error.problem };
    if (isOurs(error)) throw error;
    return { ok: false, problem: 'invalid_form' };
  } finally {
    await reading.end();
  }
}

class Unreadable extends Error {
  readonly problem: MultipartProblem;
  constructor(problem: MultipartProblem) {
    super(problem);
    this.problem = problem;
  }
}

class Refused extends Error {
  readonly refusal: unknown;
  constructor(refusal: unknown) {
    super('refused');
    this.refusal = refusal;
  }
}

/** A disk that is full or cannot be written; everything else is the sender's. */
function isOurs(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && 'path' in error;
}

function getParser({
  contentType,
  limits,
}: Pick<MultipartRequest<unknown>, 'contentType' | 'limits'>): BusboyInstance | null {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      preservePath: true,
      limits: {
        fields: MAX_FIELDS,
        fieldSize: TEXT_BYTES,
        files: MAX_FILES,
        fileSize: limits.fileBytes === 0 ? Number.POSITIVE_INFINITY : limits.fileBytes,
        headerPairs: MAX_HEADERS,
        headerSize: HEADER_BYTES,
      },
    });
  } catch {
    // Without a boundary there is nothing to read by.
    return null;
  }
}

type Entry = readonly [name: string, value: string | Promise<SentFile>];

class Reading<Refusal> {
  readonly texts = new FormData();
  readonly #parser: BusboyInstance;
  readonly #request: MultipartRequest<Refusal>;
  readonly #entries: Entry[] = [];
  readonly #streams = new Set<Readable>();
  /** Fails with the first reason not to read on. */
  readonly #stopped = Promise.withResolvers<never>();
  #textBytes = 0;
  #bytes = 0;
  #admitted: Promise<void> | undefined;

  constructor(parser: BusboyInstance, request: MultipartRequest<Refusal>) {
    this.#parser = parser;
    this.#request = request;
    this.#stopped.promise.catch(() => undefined);
    parser.on('field', (name, value, _, truncated) => this.#text(name, value, truncated));
    parser.on('file', (name, stream, fileName, _, type) =>
      this.#file(name, stream, fileName ?? '', type),
    );
    parser.on('fieldsLimit', () => this.#stop(new Unreadable('invalid_form')));
    parser.on('filesLimit', () => this.#stop(new Unreadable('invalid_form')));
    parser.on('error', (error) => this.#stop(error));
  }

  /** To the end of the body, or until there is a reason to stop. */
  async read(): Promise<void> {
    const finished = once(this.#parser, 'finish');
    finished.catch((error) => this.#stop(error));
    const passed = this.#pass();
    passed.catch((error) => this.#stop(error));
    await Promise.race([Promise.all([passed, finished]), this.#stopped.promise]);
  }

  async #pass(): Promise<void> {
    const { body, limits, intake } = this.#request;
    // Whoever answers the request decides what becomes of the rest of it.
    for await (const part of body.values({ preventCancel: true })) {
      this.#bytes += part.byteLength;
      if (this.#bytes > limits.requestBytes) throw new Unreadable('body_too_large');
      if (!intake.take(part.byteLength)) throw new Unreadable('too_many_uploads');
      const full = !this.#parser.write(part);
      if (full) await Promise.race([once(this.#parser, 'drain'), this.#stopped.promise]);
    }
    this.#parser.end();
  }

  /** Everything in the order in which it came. */
  async form(): Promise<FormData> {
    const form = new FormData();
    for (const [name, value] of this.#entries) form.append(name, await value);
    return form;
  }

  /** No stream stays open, however it ended. */
  async end(): Promise<void> {
    for (const stream of this.#streams) stream.destroy();
    await Promise.allSettled(this.#entries.map(([, value]) => value));
  }

  #stop(reason: unknown): void {
    this.#stopped.reject(reason);
    this.#parser.destroy();
    for (const stream of this.#streams) stream.destroy();
  }

  #text(name: string | undefined, value: string, truncated: boolean): void {
    this.#textBytes += value.length;
    if (truncated || this.#textBytes > TEXT_BYTES) this.#stop(new Unreadable('body_too_large'));
    if (name === undefined) return;
    this.#entries.push([name, value]);
    if (this.#admitted === undefined) this.texts.append(name, value);
  }

  #file(name: string | undefined, stream: BusboyFileStream, fileName: string, type: string): void {
    if (name === undefined || this.#request.limits.fileBytes === 0) {
      stream.resume();
      return;
    }
    this.#streams.add(stream);
    this.#admitted ??= this.#admit();
    const admitted = this.#admitted;
    // Whoever may send no files gets that answer, however long they are.
    stream.on('limit', () => {
      admitted.then(
        () => this.#stop(new Unreadable('body_too_large')),
        () => undefined,
      );
    });
    const written = this.#write(admitted, stream, fileName, type);
    written.catch((error) => this.#stop(error));
    this.#entries.push([name, written]);
  }

  async #admit(): Promise<void> {
    const refusal = await this.#request.mayBringFiles(this.texts);
    if (refusal !== null) throw new Refused(refusal);
    const { intake, announcedBytes } = this.#request;
    if (!intake.reserve(announcedBytes)) throw new Unreadable('too_many_uploads');
  }

  async #write(
    admitted: Promise<void>,
    stream: BusboyFileStream,
    fileName: string,
    type: string,
  ): Promise<SentFile> {
    await admitted;
    const path = await this.#request.intake.newPath();
    await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
    this.#streams.delete(stream);
    return new SentFile(await openAsBlob(path), fileName, type, path);
  }
}
