import { describe, expect, test } from 'vitest';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { FormInput } from '#wire/catalog/option-form-input.ts';
import { loadForms } from './load-forms.ts';
import { saveOptionForm } from './save-form.ts';

// On PostgreSQL in every run: the journey of an option form.

const NOW = 1_777_600_800_000;
const { db } = await testDatabase();

function form(title: string, id: string, overrides: Partial<FormInput> = {}): FormInput {
  return {
    title,
    belongsTo: { kind: 'all' },
    sections: [{ id: 'main', fields: [{ id, type: 'text' }] }],
    ...overrides,
  };
}

async function loadFields(id: number, categoryIds: number[] = []): Promise<string[]> {
  const forms = await loadForms(db, [{ id, categoryIds }]);
  return forms.get(id)?.plan.fields.map((field) => field.id) ?? [];
}

describe('forms of products', () => {
  test('own, category’s and everybody’s forms join in their order [OP-01]', async () => {
    const save = (input: FormInput) => saveOptionForm(db, input, NOW);
    await save(form('Everybody', 'all', { priority: 20 }));
    await save(form('Boards', 'board', { belongsTo: { kind: 'products', ids: [7, 8] } }));
    await save(form('Wood', 'wood', { belongsTo: { kind: 'categories', ids: [3] }, priority: 1 }));
    await save(form('Off', 'off', { enabled: false }));
    expect(await loadFields(7, [3, 4])).toEqual(['wood', 'board', 'all']);
    expect(await loadFields(8)).toEqual(['board', 'all']);
    expect(await loadFields(9)).toEqual(['all']);
  });

  test('a form saved again is a new version, and the old one stays [OP-01]', async () => {
    const first = await saveOptionForm(db, form('A', 'one'), NOW);
    if (!first.ok) throw new Error('refused');
    const again = await saveOptionForm(db, { ...form('A', 'two'), id: first.id }, NOW + 1);
    expect(again).toEqual({ ok: true, id: first.id, version: 2 });
    const versions = await db
      .selectFrom('option_form_versions')
      .select(['version', 'form'])
      .where('form_id', '=', first.id)
      .orderBy('version')
      .execute();
    expect(versions.map(({ form: json }) => JSON.parse(json).sections[0].fields[0].id)).toEqual([
      'one',
      'two',
    ]);
    const [found] = (await loadForms(db, [{ id: 1, categoryIds: [] }])).values();
    expect(found?.versions.find(({ id }) => id === first.id)?.version).toBe(2);
  });

  test('a form that cannot work writes nothing [OP-19]', async () => {
    const count = async () => (await db.selectFrom('option_forms').select('id').execute()).length;
    const before = await count();
    const refused = await saveOptionForm(
      db,
      form('Bad', 'a', { quantity: '{field.none.value}' }),
      NOW,
    );
    expect(refused.ok).toBe(false);
    expect(await saveOptionForm(db, { ...form('B', 'b'), id: 9999 }, NOW)).toEqual({
      ok: false,
      problems: [{ code: 'options.save.unknown', place: 'id' }],
    });
    expect(await count()).toBe(before);
  });
});
