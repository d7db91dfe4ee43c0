import { expect, test } from 'vitest';
import type { RestRequest, RestResponse } from '../rest/rest-client.ts';
import type { ConflictRow } from './conflict.ts';
import { type ConflictChoice, createDataProvider } from './data-provider.ts';

const refused: RestResponse = {
  ok: false,
  problem: { code: 'rest_precondition_failed', message: 'Changed.', status: 412, fields: {} },
  headers: new Headers(),
};
const fine = (data: unknown, etag: string): RestResponse => ({
  ok: true,
  data,
  headers: new Headers({ etag }),
});

function provider(responses: RestResponse[], choice: ConflictChoice) {
  const sent: RestRequest[] = [];
  const requested: (readonly ConflictRow[])[] = [];
  const client = {
    send: async (request: RestRequest) => {
      sent.push(request);
      return responses.shift() ?? refused;
    },
  };
  const api = createDataProvider(client, async (rows) => {
    requested.push(rows);
    return choice;
  });
  return { api, sent, asked: requested };
}

const read = { id: 4, status: 'processing', note: 'a', _version: '"one"' };
const theirs = { id: 4, status: 'on-hold', note: 'b' };
const update = { id: 4, data: { status: 'completed', note: 'a' }, previousData: read };

test('a record is saved in the version it was read with', async () => {
  const { api, sent } = provider([fine(theirs, '"one"'), fine(theirs, '"two"')], 'stay');
  const { data } = await api.getOne('orders', { id: 4 });
  const saved = await api.update('orders', { id: 4, data: { note: 'c' }, previousData: data });
  expect(sent[1]).toMatchObject({ headers: { 'if-match': '"one"' }, data: { note: 'c' } });
  expect(saved.data._version).toBe('"two"');
});

test('my own changes alone are saved over those of somebody else', async () => {
  const done = { id: 4, status: 'completed', note: 'b' };
  const {
    api,
    sent,
    asked: requested,
  } = provider([refused, fine(theirs, '"two"'), fine(done, '"3"')], 'mine');
  expect((await api.update('orders', update)).data).toMatchObject(done);
  expect(requested[0]).toMatchObject([
    { field: 'status', mine: 'completed', theirs: 'on-hold' },
    { field: 'note', mine: 'a', theirs: 'b' },
  ]);
  expect(sent[2]).toMatchObject({
    headers: { 'if-match': '"two"' },
    data: { status: 'completed' },
  });
  expect(sent[2]?.data).not.toHaveProperty('note');
});

test('theirs is taken without another request, and staying is a refusal', async () => {
  const accepted = provider([refused, fine(theirs, '"two"')], 'theirs');
  expect((await accepted.api.update('orders', update)).data).toMatchObject(theirs);
  expect(accepted.sent).toHaveLength(2);
  const staying = provider([refused, fine(theirs, '"two"')], 'stay');
  await expect(staying.api.update('orders', update)).rejects.toThrow('Changed.');
});

test('what was saved by a request whose answer was lost is not asked about', async () => {
  const saved = { ...theirs, status: 'completed' };
  const { api, asked: requested } = provider([refused, fine(saved, '"two"')], 'stay');
  await api.update('orders', update);
  expect(requested).toEqual([]);
});

test('a row of a list is saved by the time of its last change', async () => {
  const { api, sent } = provider([fine(theirs, '"two"')], 'stay');
  const row = { id: 4, stock_quantity: 3, date_modified_gmt: '2026-11-16T10:00:00' };
  await api.update('products', { id: 4, data: { stock_quantity: 2 }, previousData: row });
  expect(sent[0]?.headers).toEqual({ 'if-unmodified-since': 'Mon, 16 Nov 2026 10:00:00 GMT' });
});

test('of a group and its field only the field is refused, so that it can be mended', async () => {
  const fields = {
    extensions: 'is wrong',
    'extensions.vitrine.price': 'is wrong',
    amount: 'is wrong',
  };
  const { api } = provider(
    [{ ...refused, problem: { code: 'invalid', message: 'Wrong.', status: 400, fields } }],
    'stay',
  );
  await expect(api.create('coupons', { data: {} })).rejects.toMatchObject({
    body: { errors: { 'extensions.vitrine.price': 'is wrong', amount: 'is wrong' } },
  });
});
