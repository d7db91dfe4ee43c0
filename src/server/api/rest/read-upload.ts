import type { Intake } from '#server/platform/http/uploads/upload-intake.ts';
import { type BodyProblem, type CallBody, readBody } from '../read-body.ts';

// A file comes as a part of a form, or as the body itself with its name in a header:
//   Content-Type: image/png
//   Content-Disposition: attachment; filename="vase.png"

const TEXTS = ['', 'application/json', 'application/x-www-form-urlencoded'];

function getKind(request: Request): string {
  const [kind = ''] = (request.headers.get('content-type') ?? '').split(';', 1);
  return kind.trim().toLowerCase();
}

/** Whether the body is no plain text of a call. */
export function bringsFile(request: Request): boolean {
  return !TEXTS.includes(getKind(request));
}

export type UploadResult =
  | { readonly ok: true; readonly body: CallBody }
  | { readonly ok: false; readonly problem: BodyProblem };

export async function readUpload(
  request: Request,
  intake: Intake,
  maxBytes: number,
): Promise<UploadResult> {
  if (getKind(request) !== 'multipart/form-data') return readRaw(request, intake, maxBytes);
  const rules = { intake, fileBytes: maxBytes, mayBringFiles: async () => null };
  const read = await readBody(request, rules);
  return read.ok || 'problem' in read ? read : { ok: false, problem: 'invalid_form' };
}

async function readRaw(request: Request, intake: Intake, maxBytes: number): Promise<UploadResult> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > maxBytes) return { ok: false, problem: 'body_too_large' };
  if (!intake.reserve(announced)) return { ok: false, problem: 'too_many_uploads' };
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size > maxBytes) return { ok: false, problem: 'body_too_large' };
    if (!intake.take(part.byteLength)) return { ok: false, problem: 'too_many_uploads' };
    parts.push(part);
  }
  const name = fileName(request.headers.get('content-disposition') ?? '');
  const file = new File(parts, name, { type: getKind(request) });
  return { ok: true, body: { values: {}, files: { file: [file] } } };
}

/** fileName('attachment; filename="vase.png"') is 'vase.png'. */
function fileName(disposition: string): string {
  return /filename="([^"]*)"|filename=([^;\s]+)/i.exec(disposition)?.slice(1).find(Boolean) ?? '';
}
