import { randomUUID } from 'node:crypto';
import { readQuantity } from '#rules/quantities/check.ts';
import { checkReturn, type ReturnProblem } from '#rules/returns/check-return.ts';
import { translator } from '#server/language/translator.ts';
import type { OrderRecord } from '#server/orders/order-record.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { photosField, type returnForm } from '#wire/forms/return-form.ts';
import type { ReturnOrderPage } from '#wire/returns.ts';
import { requestReturn } from './request-return.ts';
import { MAX_PHOTO_KILOBYTES, storePhoto } from './return-files.ts';
import { type LineTerms, loadReturnTerms, takesReturns } from './return-terms.ts';

type Problem = ReturnOrderPage['problems'][number];
type ChosenLine = ReturnType<typeof chosenLines>[number];

/**
 * The form of a return, as its buyer sent it; the problems, each at its line, or none. Photos are read
 * once all else is fine, and the return is written once all of them are.
 */
export async function askForReturn(
  ctx: ShopContext,
  order: OrderRecord,
  form: ReturnType<typeof returnForm.parse>,
  files: Readonly<Record<string, readonly File[]>>,
): Promise<Problem[]> {
  const { settings } = ctx;
  const t = translator(settings);
  if (!takesReturns(settings)) return [{ field: '', text: t('returns.problem.off') }];
  const key = `${order.id} ${form.return_key || randomUUID()}`;
  const way = settings['returns.ways'].find((each) => each === form.way);
  const lines = chosenLines(form.lines, files);
  const terms = await loadReturnTerms(ctx, order);
  const isSent = await isKnown(ctx, key);
  const checked = checkReturn(lines, terms, settings['returns.reasons']);
  const tooMany = lines.filter(({ photos }) => photos.length > settings['returns.photos']);
  const problems = [
    ...(checked.ok || isSent ? [] : toTexts(ctx, checked.problems, terms)),
    ...(way === undefined ? [{ field: 'way', text: t('returns.problem.way') }] : []),
    ...tooMany.map(({ lineId }) => ({
      field: String(lineId),
      text: t('returns.problem.photos', { count: settings['returns.photos'] }),
    })),
  ];
  if (way === undefined || problems.length > 0) return problems;
  if (isSent) return [];
  const stored = await storePhotos(ctx, lines);
  if (stored.problems.length > 0) return stored.problems;
  const result = await requestReturn(ctx, order.id, { key, way, lines: stored.lines });
  // Another form may have been faster: what is left now is another number.
  return result.ok ? [] : toTexts(ctx, result.problems, await loadReturnTerms(ctx, order));
}

/** The second of two clicks. */
async function isKnown({ db }: ShopContext, key: string): Promise<boolean> {
  const known = db.selectFrom('order_returns').select('id').where('request_key', '=', key);
  return (await known.executeTakeFirst()) !== undefined;
}

function chosenLines(
  typed: ReturnType<typeof returnForm.parse>['lines'],
  files: Readonly<Record<string, readonly File[]>>,
) {
  return Object.entries(typed)
    .filter(([, { quantity }]) => !['', '0'].includes(quantity))
    .map(([id, { quantity, reason, note }]) => ({
      lineId: Number(id),
      quantity: readQuantity(quantity),
      reason,
      note,
      // A browser sends an empty file for an input that was left empty.
      photos: (files[photosField(Number(id))] ?? []).filter(({ size }) => size > 0),
    }));
}

async function storePhotos(ctx: ShopContext, lines: readonly ChosenLine[]) {
  const t = translator(ctx.settings);
  const problems: Problem[] = [];
  const stored: (Omit<ChosenLine, 'photos'> & { photos: string[] })[] = [];
  for (const line of lines) {
    const photos: string[] = [];
    for (const file of line.photos) {
      const reference = await storePhoto(ctx, line.lineId, file);
      if (reference !== null) {
        photos.push(reference);
        continue;
      }
      const values = { name: file.name, size: MAX_PHOTO_KILOBYTES / 1024 };
      problems.push({ field: String(line.lineId), text: t('returns.problem.photo', values) });
    }
    stored.push({ ...line, photos });
  }
  return { lines: stored, problems };
}

function toTexts(
  { settings }: ShopContext,
  problems: readonly (ReturnProblem | { code: 'off' })[],
  terms: ReadonlyMap<number, LineTerms>,
): Problem[] {
  const t = translator(settings);
  return problems.map((problem) => {
    const lineId = 'lineId' in problem ? problem.lineId : null;
    const decision = lineId === null ? undefined : terms.get(lineId)?.decision;
    const left = decision?.ok ? decision.left : 0;
    const text = t(`returns.problem.${problem.code}`, { left });
    return { field: lineId === null ? '' : String(lineId), text };
  });
}
