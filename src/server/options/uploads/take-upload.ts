import { randomBytes } from 'node:crypto';
import { checkFile } from '#rules/options/checks/check-file.ts';
import type { OptionProblem } from '#rules/options/problem.ts';
import { getCategories } from '#server/catalog/facts/product-details.ts';
import type { Translate } from '#server/language/translator.ts';
import { tidyName } from '#server/media/tidy-name.ts';
import { encodeFlag } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import { uploadOwner } from '#server/platform/sessions/upload-owner.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { loadForms } from '../forms/load-forms.ts';
import { toLabel } from '../option-details.ts';
import { type CleanProblem, cleanFile } from './clean-file.ts';
import { previewName, uploadName } from './upload-names.ts';

export interface ClaimedUpload {
  reference: string;
  name: string;
  mime: string;
  hasPreview: boolean;
}

export type UploadProblem =
  /** `words` is the field's own message for it, or ''. */
  | { code: OptionProblem['code']; label: string; found: string; limit: number; words: string }
  | { code: 'options.upload.field' | CleanProblem };

export type UploadResult =
  /** `multiple`: the field takes more than one. */
  { ok: true; upload: ClaimedUpload; multiple: boolean } | { ok: false; problem: UploadProblem };

/** So many files of one visitor may wait for a cart. */
const MAX_WAITING = 30;

/** Takes a file for a field of a product's form: checked by what it is, stored under a random name. */
export async function takeUpload(
  ctx: ShopContext,
  visitor: Visitor,
  requested: { productId: number; fieldId: string; file: File },
): Promise<UploadResult> {
  const { storage } = ctx;
  const { productId, fieldId, file } = requested;
  const categoryIds = await getCategories(ctx, productId);
  const form = (await loadForms(ctx.db, [{ id: productId, categoryIds }])).get(productId);
  const field = form?.plan.byId.get(fieldId);
  if (field?.type !== 'file') return refused({ code: 'options.upload.field' });
  const name = tidyName(file.name);
  const [problem] = checkFile(field, { name, size: file.size });
  if (problem) {
    const { code, found = name, limit = 0 } = problem;
    const words = field.messages[code.replace('options.problem.', '')] ?? '';
    return refused({ code, label: toLabel(field), found, limit, words });
  }
  const { owner, known, write, opened } = await uploadOwner(ctx, visitor);
  if (known && (await loadWaiting(ctx.db, owner)) >= MAX_WAITING) {
    return refused({ code: 'options.upload.many' });
  }
  const clean = await cleanFile(name, file);
  if (!clean.ok) return refused({ code: clean.code });
  const { content, mime, preview } = clean.file;
  const reference = randomBytes(16).toString('hex');
  await storage.put(uploadName(reference), content);
  if (preview) await storage.put(previewName(reference), preview);
  const written = await runTransaction(ctx.db, async (trx) => {
    await write(trx);
    // Those sent at the same moment are counted one after the other.
    await trx
      .updateTable('sessions')
      .set((eb) => ({ cart_owner: eb.ref('cart_owner') }))
      .where('cart_owner', '=', owner)
      .execute();
    if ((await loadWaiting(trx, owner)) >= MAX_WAITING) return false;
    await trx
      .insertInto('option_uploads')
      .values({
        reference,
        owner,
        name,
        mime,
        size: file.size,
        has_preview: encodeFlag(preview !== null),
        claimed: 0,
        order_id: null,
        created_at: ctx.now,
      })
      .execute();
    return true;
  });
  opened();
  if (!written) {
    await storage.remove(uploadName(reference));
    await storage.remove(previewName(reference));
    return refused({ code: 'options.upload.many' });
  }
  const upload = { reference, name, mime, hasPreview: preview !== null };
  return { ok: true, upload, multiple: field.multiple };
}

/** Why a file was refused, as a message. */
export function uploadMessages(problem: UploadProblem, t: Translate): string {
  const { code, ...more } = { words: '', ...problem };
  return more.words || t(code, more);
}

function refused(problem: UploadProblem): UploadResult {
  return { ok: false, problem };
}

async function loadWaiting(db: Db, owner: string): Promise<number> {
  const { count } = await db
    .selectFrom('option_uploads')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('owner', '=', owner)
    .where('claimed', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(count);
}
