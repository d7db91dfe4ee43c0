import type { FieldValue, FieldValues } from '#rules/options/field-value.ts';
import { readUploads, writeUpload, writeUploads } from '#rules/options/upload-value.ts';
import { translator } from '#server/language/translator.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { FORM_FILE_SUFFIX } from '#wire/uploads.ts';
import { takeUpload, uploadMessages } from './take-upload.ts';

// Files that came with the form itself, from a browser without script. Each becomes an upload like
// any other, and its field holds the reference: what comes back with a page that says what else is
// wrong need not be chosen again.

export async function takeFormFiles(
  ctx: ShopContext,
  visitor: Visitor,
  productId: number,
  files: Readonly<Record<string, readonly File[]>>,
  sent: FieldValues,
): Promise<{ sent: FieldValues; refused: string[] }> {
  const t = translator(ctx.settings);
  const filled: Record<string, FieldValue> = { ...sent };
  const refused: string[] = [];
  const chosen = Object.entries(files)
    .filter(([name]) => name.endsWith(FORM_FILE_SUFFIX))
    .flatMap(([name, files]) => files.map((file) => [name, file] as const));
  for (const [name, file] of chosen) {
    if (file.size === 0) continue;
    const fieldId = name.slice(0, -FORM_FILE_SUFFIX.length);
    const stored = await takeUpload(ctx, visitor, { productId, fieldId, file });
    if (stored.ok) {
      const { upload, multiple } = stored;
      const before = multiple ? slotsIn(filled[fieldId]) : [];
      filled[fieldId] = multiple ? writeUploads([...before, upload]) : writeUpload(upload);
    } else {
      const reason = uploadMessages(stored.problem, t);
      refused.push(t('options.upload.failed', { name: file.name, reason }));
    }
  }
  return { sent: filled, refused };
}

function slotsIn(value: FieldValue | undefined) {
  return typeof value === 'string' ? (readUploads(value) ?? []) : [];
}
