import { nestText, TooManyFields } from '#server/platform/http/nested-fields.ts';
import { postedForm } from '#server/platform/http/posted-form.ts';

// The one place that reads what a program posted, whatever it is written in.
// Example: `quantity=2` as a form and `{"quantity":2}` as JSON give values { quantity: '2' } and
// { quantity: 2 }; the call's schema takes both.

export interface CallBody {
  readonly values: Record<string, unknown>;
  readonly files: Record<string, File[]>;
}

export type BodyProblem = 'body_too_large' | 'invalid_json' | 'invalid_form' | 'unsupported_type';

export type BodyResult =
  | { readonly ok: true; readonly body: CallBody }
  | { readonly ok: false; readonly problem: BodyProblem };

export const usualBodyLimit = 1024 * 1024;

const decoder = new TextDecoder();
const emptyBody: CallBody = { values: {}, files: {} };

function refuse(problem: BodyProblem): BodyResult {
  return { ok: false, problem };
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (request.headers.has('content-length')) {
    const whole = new Uint8Array(await request.arrayBuffer());
    return whole.byteLength > limit ? null : whole;
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size > limit) return null;
    parts.push(part);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.byteLength;
  }
  return bytes;
}

function readJson(bytes: Uint8Array): BodyResult {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
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

async function readMultipart(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<BodyResult> {
  let form: FormData;
  try {
    form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch (error) {
    if (error instanceof TypeError) return refuse('invalid_form');
    throw error;
  }
  const body = withinLimits(() => postedForm(form));
  return body === null ? refuse('invalid_form') : { ok: true, body };
}

function readForm(text: string): BodyResult {
  const values = withinLimits(() => nestText(text));
  return values === null ? refuse('invalid_form') : { ok: true, body: { values, files: {} } };
}

/** The HTTP parser ends a body at its content length; one without is counted while reading. */
export async function readBody(request: Request, limit = usualBodyLimit): Promise<BodyResult> {
  const length = request.headers.get('content-length');
  if (Number(length ?? 0) > limit) return refuse('body_too_large');
  const type = request.headers.get('content-type') ?? '';
  const kind = (type.split(';', 1)[0] ?? '').trim().toLowerCase();
  const isForm = kind === 'application/x-www-form-urlencoded';
  if (isForm && length !== null) {
    const text = await request.text();
    return text.length > limit ? refuse('body_too_large') : readForm(text);
  }
  const bytes = await readBytes(request, limit);
  if (bytes === null) return refuse('body_too_large');
  if (bytes.byteLength === 0) return { ok: true, body: emptyBody };
  if (isForm) return readForm(decoder.decode(bytes));
  if (kind === 'application/json' || kind.endsWith('+json')) return readJson(bytes);
  if (kind === 'multipart/form-data') return readMultipart(bytes, type);
  return refuse('unsupported_type');
}

export const bodyProblemStatus: Record<BodyProblem, 400 | 413 | 415> = {
  body_too_large: 413,
  invalid_json: 400,
  invalid_form: 400,
  unsupported_type: 415,
};

export const bodyProblemMessage: Record<BodyProblem, string> = {
  body_too_large: 'The request body is larger than this call accepts.',
  invalid_json: 'The request body is not a JSON object.',
  invalid_form: 'The request body is not a readable form.',
  unsupported_type: 'Send the request body as JSON, as a form or as multipart form data.',
};
