import { referencesIn } from '#rules/media/references.ts';
import type { ImageFile } from '#server/media/media-library.ts';
import { renamedText } from '#server/media/rename-in-texts.ts';
import type { Db } from '#server/platform/database/database.ts';

// Pictures of options are named by their address, in the JSON of a form.

export interface FormImages {
  id: number;
  name: string;
  keys: string[];
}

/** The pictures of every form that is offered or in the trash. */
export async function listFormImages(db: Db): Promise<FormImages[]> {
  const rows = await currentForms(db)
    .select(['option_forms.id', 'option_forms.title as name', 'source'])
    .where('state', '!=', 'deleted')
    .where('source', 'like', '%/media/%')
    .orderBy('title')
    .execute();
  return rows.map(({ id, name, source }) => ({
    id,
    name,
    keys: referencesIn(JSON.parse(source)).keys,
  }));
}

/** Only in the version that is offered now: what was ordered with an earlier one stays as it was. */
export async function renameFormImages(db: Db, from: string, to: ImageFile): Promise<void> {
  const rows = await currentForms(db)
    .select(['form_id', 'option_form_versions.version', 'source', 'form'])
    .where('source', 'like', `%/media/${from}/%`)
    .execute();
  for (const { form_id, version, source, form } of rows) {
    await db
      .updateTable('option_form_versions')
      .set({ source: renamedText(source, from, to), form: renamedText(form, from, to) })
      .where('form_id', '=', form_id)
      .where('version', '=', version)
      .execute();
  }
}

function currentForms(db: Db) {
  return db
    .selectFrom('option_forms')
    .innerJoin('option_form_versions', (join) =>
      join
        .onRef('option_form_versions.form_id', '=', 'option_forms.id')
        .onRef('option_form_versions.version', '=', 'option_forms.version'),
    );
}
