import { beforeAll, describe, expect, test } from 'vitest';
import { BOARD, fillOptionShop } from '#server/cart/testing/option-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { managerClient } from '../../../wc/testing/manager-client.ts';
import { hostileBodies } from '../../testing/hostile-bodies.ts';
import { vitrineClient } from '../../testing/vitrine-client.ts';
import { custom, FIELDS, getForm, ifDefined } from './testing/sample-form.ts';

const { db } = await testDatabase();
let shop: Awaited<ReturnType<typeof fillOptionShop>>;
let client: Awaited<ReturnType<typeof vitrineClient>>;

beforeAll(async () => {
  shop = await fillOptionShop(db);
  client = await vitrineClient(db);
});

const trayForm = (fields: object[], more: object = {}) => getForm(shop.tray, fields, more);

describe('forms that cannot work', () => {
  test.each<[string, object, string, string]>([
    [
      'conditions in a circle',
      {
        fields: [
          { id: 'a', type: 'text', rule: ifDefined('b') },
          { id: 'b', type: 'text', rule: ifDefined('a') },
        ],
      },
      'options.save.cycle',
      'sections[0][fields][0]',
    ],
    [
      'prices in a circle',
      {
        fields: [
          { id: 'a', type: 'text', price: custom('{field.b.price}') },
          { id: 'b', type: 'text', price: custom('{field.a.price}') },
        ],
      },
      'options.save.priceCycle',
      'sections[0][fields][0]',
    ],
    [
      'an unknown name in a formula',
      {
        fields: [
          { id: 'a', type: 'text' },
          { id: 'b', type: 'text', price: custom('{field.c.value}') },
        ],
      },
      'options.save.formulaField',
      'sections[0][fields][1]',
    ],
    [
      'an unknown name in a condition',
      { fields: [{ id: 'a', type: 'text', rule: ifDefined('z') }] },
      'options.save.unknownField',
      'sections[0][fields][0]',
    ],
    [
      'a formula that cannot be computed',
      { fields: [{ id: 'a', type: 'text', price: custom('{value} / (2 - 2)') }] },
      'options.save.formulaCompute',
      'sections[0][fields][0]',
    ],
    [
      'the same id twice',
      {
        fields: [
          { id: 'a', type: 'text' },
          { id: 'a', type: 'text' },
        ],
      },
      'options.save.twice',
      'sections[0][fields][1]',
    ],
    [
      'a product that is not there',
      { fields: [{ id: 'a', type: 'productGroup', productIds: [99_999] }] },
      'options.save.unknownProduct',
      'sections[0][fields][0]',
    ],
    [
      'a quantity of an unknown field',
      { quantity: '{field.x.value}' },
      'options.save.formulaField',
      'quantity',
    ],
    [
      'a category that is not there',
      { belongsTo: { kind: 'categories', ids: [99_999] } },
      'options.save.unknownCategory',
      'belongsTo',
    ],
  ])(
    '%s is refused at its place',
    async (_, { fields = FIELDS, ...more }: { fields?: object[] }, code, param) => {
      const refused = await client.send('POST', '/option-forms', trayForm(fields, more));
      expect(refused.status).toBe(400);
      expect(refused.body.data.problems).toMatchObject([{ code, param }]);
      expect(refused.body.message).toContain(param.split('[')[0]);
      const tried = await client.send('POST', '/option-forms/test', {
        form: trayForm(fields, more),
      });
      // The bench reads no assignments.
      if (!code.startsWith('options.save.unknown') || code.endsWith('Field')) {
        expect(tried.body.data.problems).toMatchObject([{ code, param }]);
      }
    },
  );

  test('whatever is sent, nothing is half written and nothing breaks', async () => {
    // Not compared with the document: there are hundreds.
    const program = await managerClient(db, { settings: { 'api.requestsPerMinute': 0 } });
    const count = async () => (await db.selectFrom('option_forms').select('id').execute()).length;
    const fullForm = trayForm([...FIELDS, ...BOARD], {
      quantity: '',
      override: 'none',
      priority: 3,
    });
    const { body: form } = await program.send('POST', '/wp-json/vitrine/v1/option-forms', fullForm);
    for (const { place, body } of hostileBodies(fullForm, { one: 13 })) {
      const before = await count();
      const response = await program.send('POST', '/wp-json/vitrine/v1/option-forms', body);
      const [param = ''] = place.split('.');
      if (response.status === 201) {
        expect(await count(), place).toBe(before + 1);
        continue;
      }
      expect(response.status, place).toBe(400);
      const { code, data } = response.body;
      expect(`${code} ${JSON.stringify(data.params)}`, place).toMatch(
        new RegExp(`rest_invalid_json|${param}`),
      );
      expect(await count(), place).toBe(before);
    }
    const trial = {
      form: fullForm,
      price: 4800,
      quantity: 2,
      attributes: { pa_color: 'sand' },
      values: { monogram: 'A' },
    };
    for (const { place, body } of hostileBodies(trial, { one: 19 })) {
      const { status } = await program.send('POST', '/wp-json/vitrine/v1/option-forms/test', body);
      expect([200, 400], place).toContain(status);
    }
    const file = (await program.send('GET', `/wp-json/vitrine/v1/option-forms/${form.id}/export`))
      .body;
    for (const { place, body } of hostileBodies(file, { one: 23 })) {
      const { status } = await program.send(
        'POST',
        '/wp-json/vitrine/v1/option-forms/import',
        body,
      );
      expect([201, 400], place).toContain(status);
    }
    await db
      .updateTable('option_forms')
      .set({ state: 'deleted' })
      .where('id', '>', shop.cardsForm)
      .execute();
  });
});
