import { readMultipart } from '#server/platform/http/uploads/read-multipart.ts';
import type { Intake } from '#server/platform/http/uploads/upload-intake.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { PageDefinition } from './page.ts';

// A form that a browser without script posted to a page. Most are text; few pages take files.

const TEXT_BYTES = 256 * 1024;
/** Enough for a few photos. */
const FILE_BYTES = 32 * 1024 * 1024;

export type PageFormResult =
  | { ok: true; form: FormData; filesRefused: boolean }
  | { ok: false; status: 400 | 413 | 429 };

/** A form with files in it, or one that does not say how long it is. */
export function isLongForm(request: Request): boolean {
  const length = request.headers.get('content-length');
  return length === null || Number(length) > TEXT_BYTES;
}

type TakesFiles = Pick<PageDefinition, 'files' | 'mayBringFiles'>;

export async function readPageForm(
  request: Request,
  page: TakesFiles | undefined,
  visitor: Visitor,
  intake: Intake,
): Promise<PageFormResult> {
  const type = request.headers.get('content-type') ?? '';
  if (/^multipart\/form-data/i.test(type)) return readParts(request, page, visitor, intake);
  if (!/^application\/x-www-form-urlencoded/i.test(type)) return { ok: false, status: 400 };
  const text = await readText(request, intake);
  if (!text.ok) return text;
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(text.text)) form.append(name, value);
  return { ok: true, form, filesRefused: false };
}

async function readText(
  request: Request,
  intake: Intake,
): Promise<{ ok: true; text: string } | { ok: false; status: 413 | 429 }> {
  if (Number(request.headers.get('content-length') ?? 0) > TEXT_BYTES) {
    return { ok: false, status: 413 };
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size > TEXT_BYTES) return { ok: false, status: 413 };
    if (!intake.take(part.byteLength)) return { ok: false, status: 429 };
    parts.push(part);
  }
  return { ok: true, text: Buffer.concat(parts, size).toString() };
}

const STATUS = { invalid_form: 400, body_too_large: 413, too_many_uploads: 429 } as const;

async function readParts(
  request: Request,
  page: TakesFiles | undefined,
  visitor: Visitor,
  intake: Intake,
): Promise<PageFormResult> {
  const fileBytes = page?.files ? FILE_BYTES : 0;
  const requestBytes = TEXT_BYTES + fileBytes;
  if (Number(request.headers.get('content-length') ?? 0) > requestBytes) {
    return { ok: false, status: 413 };
  }
  if (request.body === null) return { ok: false, status: 400 };
  const read = await readMultipart({
    body: request.body,
    contentType: request.headers.get('content-type') ?? '',
    announcedBytes: Number(request.headers.get('content-length') ?? 0),
    limits: { requestBytes, fileBytes },
    intake,
    mayBringFiles: async (texts) => ((page?.mayBringFiles?.(texts, visitor) ?? true) ? null : 'no'),
  });
  // Whoever may not send files gets the page once more, with what was read until then.
  if (read.ok || 'refusal' in read) return { ok: true, form: read.form, filesRefused: !read.ok };
  return { ok: false, status: STATUS[read.problem] };
}
