import { expect, test } from 'vitest';
import type { RestAnswer, RestRequest } from '../rest/rest-client.ts';
import type { ConflictRow } from './conflict.ts';
import { type ConflictChoice, createDataProvider } from './data-provider.ts';

const refused: RestAnswer = {
  ok: false,
  problem: { code: 'rest_precondition_failed', message: 'Changed.', status: 412, fields: {} },
  headers: new Headers(),
};
const fine = (data: unknown, etag: string): RestAnswer => ({
  ok: true,
  data,
  headers: new Headers({ etag }),
});

function provider(answers: RestAnswer[], choice: ConflictChoice) {
  const sent: RestRequest[] = [];
  const asked: (readonly ConflictRow[])[] = [];
  const client = {
    send: async (request: RestRequest) => {
      sent.push(request);
      return answers.shift() ?? refused;
    },
  };
  const api = createDataProvider(client, async (rows) => {
    asked.push(rows);
    return choice;
  });
  return { api, sent, asked };
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
  const { api, sent, asked } = provider(
    [refused, fine(theirs, '"two"'), fine(done, '"3"')],
    'mine',
  );
  expect((await api.update('orders', update)).data).toMatchObject(done);
  expect(asked[0]).toMatchObject([
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
  const taken = provider([refused, fine(theirs, '"two"')], 'theirs');
  expect((await taken.api.update('orders', update)).data).toMatchObject(theirs);
  expect(taken.sent).toHaveLength(2);
  const staying = provider([refused, fine(theirs, '"two"')], 'stay');
  await expect(staying.api.update('orders', update)).rejects.toThrow('Changed.');
});

test('what was saved by a request whose answer was lost is not asked about', async () => {
  const saved = { ...theirs, status: 'completed' };
  const { api, asked } = provider([refused, fine(saved, '"two"')], 'stay');
  await api.update('orders', update);
  expect(asked).toEqual([]);
});

test('a row of a list is saved by the time of its last change', async () => {
  const { api, sent } = provider([fine(theirs, '"two"')], 'stay');
  const row = { id: 4, stock_quantity: 3, date_modified_gmt: '2026-11-16T10:00:00' };
  await api.update('products', { id: 4, data: { stock_quantity: 2 }, previousData: row });
  expect(sent[0]?.headers).toEqual({ 'if-unmodified-since': 'Mon, 16 Nov 2026 10:00:00 GMT' });
});
