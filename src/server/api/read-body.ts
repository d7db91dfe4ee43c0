import { isShallowJson } from '#rules/input/json-depth.ts';
import { nestText, TooManyFields } from '#server/platform/http/nested-fields.ts';
import { postedForm } from '#server/platform/http/posted-form.ts';
import {
  type MultipartProblem,
  readMultipart,
} from '#server/platform/http/uploads/read-multipart.ts';
import type { Intake } from '#server/platform/http/uploads/upload-intake.ts';

// The one place that reads what a program posted, whatever it is written in.
// Example: `quantity=2` as a form and `{"quantity":2}` as JSON give values { quantity: '2' } and
// { quantity: 2 }; the call's schema takes both.

export interface CallBody {
  readonly values: Record<string, unknown>;
  readonly files: Record<string, File[]>;
}

export type BodyProblem = MultipartProblem | 'invalid_json' | 'unsupported_type';

export type BodyResult =
  | { readonly ok: true; readonly body: CallBody }
  | { readonly ok: false; readonly problem: BodyProblem }
  /** The call's own answer to a visitor who may not send it files. */
  | { readonly ok: false; readonly refusal: Response };

export interface BodyRules {
  /** Counts what is on its way; null for a body so short that it need not be counted. */
  readonly intake: Intake | null;
  /** A JSON list is taken too: its entries then have numbers for names. */
  readonly takesList?: boolean;
  /** Bytes of all files together; 0 takes none. */
  readonly fileBytes: number;
  /** Asked before the first file, with the texts that came before it. */
  mayBringFiles(values: CallBody['values']): Promise<Response | null>;
}

export const TEXT_BODY_LIMIT = 1024 * 1024;
/** A shorter body, of which the length is known, costs less than counting it. */
const SHORT_BODY = 64 * 1024;

const decoder = new TextDecoder();
const emptyBody: CallBody = { values: {}, files: {} };

function refuse(problem: BodyProblem): BodyResult {
  return { ok: false, problem };
}

/** Whether a body must be counted while it is on its way. */
export function isLongBody(request: Request): boolean {
  const length = request.headers.get('content-length');
  return length === null || Number(length) > SHORT_BODY || getKind(request) === MULTIPART;
}

const MULTIPART = 'multipart/form-data';

function getKind(request: Request): string {
  const type = request.headers.get('content-type') ?? '';
  return (type.split(';', 1)[0] ?? '').trim().toLowerCase();
}

/** The HTTP parser ends a body at its content length; one without is counted while reading. */
export async function readBody(request: Request, rules: BodyRules): Promise<BodyResult> {
  const length = request.headers.get('content-length');
  const kind = getKind(request);
  const isMultipart = kind === MULTIPART;
  const limit = TEXT_BODY_LIMIT + (isMultipart ? rules.fileBytes : 0);
  if (Number(length ?? 0) > limit) return refuse('body_too_large');
  if (isMultipart) return readParts(request, limit, rules);
  if (kind === 'application/x-www-form-urlencoded' && length !== null) {
    if (rules.intake?.take(Number(length)) === false) return refuse('too_many_uploads');
    return readForm(await request.text());
  }
  const bytes = await (length === null
    ? readBytes(request, limit, rules.intake)
    : readAll(request, Number(length), rules.intake));
  if (typeof bytes === 'string') return refuse(bytes);
  if (bytes.byteLength === 0) return { ok: true, body: emptyBody };
  if (kind === 'application/x-www-form-urlencoded') return readForm(decoder.decode(bytes));
  if (kind === 'application/json' || kind.endsWith('+json'))
    return readJson(bytes, rules.takesList ?? false);
  return refuse('unsupported_type');
}

async function readAll(
  request: Request,
  length: number,
  intake: Intake | null,
): Promise<Uint8Array | MultipartProblem> {
  if (intake?.take(length) === false) return 'too_many_uploads';
  return new Uint8Array(await request.arrayBuffer());
}

async function readBytes(
  request: Request,
  limit: number,
  intake: Intake | null,
): Promise<Uint8Array | MultipartProblem> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size > limit) return 'body_too_large';
    if (intake?.take(part.byteLength) === false) return 'too_many_uploads';
    parts.push(part);
  }
  return Buffer.concat(parts, size);
}

function readJson(bytes: Uint8Array, takesList: boolean): BodyResult {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!isShallowJson(text)) return refuse('invalid_json');
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || (Array.isArray(value) && !takesList)) {
      return refuse('invalid_json');
    }
    return { ok: true, body: { values: { ...value }, files: {} } };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return refuse('invalid_json');
    throw error;
  }
}

function withinLimits<Read>(read: () => Read): Read | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof TooManyFields) return null;
    throw error;
  }
}

async function readParts(
  request: Request,
  requestBytes: number,
  { intake, fileBytes, mayBringFiles }: BodyRules,
): Promise<BodyResult> {
  if (request.body === null || intake === null) return refuse('invalid_form');
  const read = await readMultipart({
    body: request.body,
    contentType: request.headers.get('content-type') ?? '',
    announcedBytes: Number(request.headers.get('content-length') ?? 0),
    limits: { requestBytes, fileBytes },
    intake,
    mayBringFiles: (texts) => mayBringFiles(withinLimits(() => postedForm(texts))?.values ?? {}),
  });
  if (!read.ok) return 'refusal' in read ? { ok: false, refusal: read.refusal } : read;
  const body = withinLimits(() => postedForm(read.form));
  return body === null ? refuse('invalid_form') : { ok: true, body };
}

function readForm(text: string): BodyResult {
  const values = withinLimits(() => nestText(text));
  return values === null ? refuse('invalid_form') : { ok: true, body: { values, files: {} } };
}

export const bodyProblemStatus: Record<BodyProblem, 400 | 413 | 415 | 429> = {
  body_too_large: 413,
  too_many_uploads: 429,
  invalid_json: 400,
  invalid_form: 400,
  unsupported_type: 415,
};

export const bodyProblemMessage: Record<BodyProblem, string> = {
  body_too_large: 'The request body is larger than this call accepts.',
  too_many_uploads: 'Too much is being sent at once. Try again in a moment.',
  invalid_json: 'The request body is not a JSON object.',
  invalid_form: 'The request body is not a readable form.',
  unsupported_type: 'Send the request body as JSON, as a form or as multipart form data.',
};
