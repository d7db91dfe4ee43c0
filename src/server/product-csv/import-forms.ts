import type { ProductReference } from '#rules/product-csv/cells.ts';
import {
  formCategories,
  formReferences,
  formsIn,
  withFormIds,
} from '#rules/product-csv/form-cell.ts';
import { COLUMNS } from '#rules/product-csv/product-columns.ts';
import { CATALOG_TAG } from '#server/catalog/tags.ts';
import { OPTIONS_TAG } from '#server/options/forms/save-form.ts';
import { saveManagedForm } from '#server/options/managing/change-forms.ts';
import { loadStoredForms, type StoredForm } from '#server/options/managing/find-forms.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { RecordedChange } from '#server/settings/change-as.ts';
import { formInput } from '#wire/catalog/option-form-input.ts';
import type { Targets } from './find-targets.ts';
import type { LineProblem } from './imports.ts';
import type { TermBook } from './term-book.ts';

const column = COLUMNS.optionForms;

interface FormDetails {
  targets: Targets;
  /** Whether a trial would have made the product. */
  isPlanned(reference: ProductReference): boolean;
  book: TermBook;
}

/** The option forms of a line. A form of the shop with the same title becomes what the file says. */
export async function importForms(
  change: RecordedChange,
  cell: unknown,
  { targets, isPlanned, book }: FormDetails,
): Promise<LineProblem[]> {
  if (cell === undefined) return [];
  const forms = formsIn(cell);
  if (!Array.isArray(cell) || forms.length < cell.length) return [{ column, code: 'invalid' }];
  const codes = new Set<string>();
  const isAwaited = (each: ProductReference) => !targets.of(each) && isPlanned(each);
  for (const form of forms) {
    const isWaiting = formReferences([form]).some(isAwaited);
    codes.add(
      isWaiting
        ? awaitedForm(form, (each) => (isAwaited(each) ? 1 : targets.of(each)?.id))
        : await importForm(change, form, targets, book),
    );
  }
  if (formReferences(cell).some((each) => !targets.of(each) && !isPlanned(each)))
    codes.add('unknownLink');
  return [...codes].filter((code) => code !== '').map((code) => ({ column, code }));
}

/** Without its products a trial can only say whether it is a form at all. */
function awaitedForm(
  form: Record<string, unknown>,
  getId: (reference: ProductReference) => number | undefined,
): string {
  return formInput.safeParse(withFormIds(form, getId, [])).success ? 'changed' : 'invalid';
}

/** What the line says of it; '' where the shop has it already. */
async function importForm(
  { ctx, record }: RecordedChange,
  form: Record<string, unknown>,
  targets: Targets,
  book: TermBook,
): Promise<string> {
  const categories = await book.categories(formCategories(form));
  const read = formInput.safeParse(withFormIds(form, (each) => targets.of(each)?.id, categories));
  if (!read.success) return 'invalid';
  const before = await formTitled(ctx.db, read.data.title);
  const saved = await saveManagedForm(ctx.db, before, read.data, ctx.now);
  if (!saved.ok) return 'invalid';
  const after = saved.form;
  if (before?.version === after.version) return '';
  await record({
    resource: 'option_form',
    id: after.id,
    action: before ? 'updated' : 'created',
    before: before?.draft ?? null,
    after: after.draft,
  });
  await ctx.invalidate([OPTIONS_TAG, CATALOG_TAG]);
  return 'changed';
}

async function formTitled(db: Db, title: string): Promise<StoredForm | null> {
  const row = await db
    .selectFrom('option_forms')
    .select('id')
    .where('title', '=', title)
    .where('state', '=', 'live')
    .orderBy('id')
    .executeTakeFirst();
  const [form] = row ? await loadStoredForms(db, [row.id]) : [];
  return form ?? null;
}
