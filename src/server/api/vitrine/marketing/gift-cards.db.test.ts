import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { vitrineClient } from '../testing/vitrine-client.ts';

const database = await testDatabase();
const { db } = database;
let client: Awaited<ReturnType<typeof vitrineClient>>;

beforeAll(async () => {
  await database.reset();
  client = await vitrineClient(db);
});

test('a card is issued, found, read with its ledger and voided; the log has both', async () => {
  const sent = { amount: '25.50', recipient: 'Ada@Example.com', note: 'broken mug' };
  const { status, body } = await client.send('POST', '/gift-cards', sent);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    balance: '25.50',
    state: 'active',
    recipient: 'ada@example.com',
    entries: [
      { account: 'card', amount: '25.50' },
      { account: 'issued', amount: '-25.50' },
    ],
  });
  // The code is in no answer and in no row.
  expect(JSON.stringify(body)).not.toMatch(/GC-?[A-Z2-9]{4}/);
  const found = await client.send('GET', '/gift-cards?search=ada%40');
  expect(found.body).toMatchObject([{ id: body.id, last4: body.last4 }]);
  const voided = await client.send('POST', `/gift-cards/${body.id}/void`, {});
  expect(voided.body).toMatchObject({ balance: '0.00', state: 'void' });
  const entries: { amount: string }[] = voided.body.entries;
  expect(entries.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(0);
  expect((await client.send('POST', `/gift-cards/${body.id}/void`, {})).status).toBe(409);
  const log = await client.send('GET', '/log?resource=gift_card');
  expect(log.body.map(({ action }: { action: string }) => action).sort()).toEqual([
    'created',
    'updated',
  ]);
  const jobs = await db.selectFrom('jobs').select('payload').execute();
  expect(jobs.filter(({ payload }) => payload.includes('"gift-card"'))).toHaveLength(1);
});

test('a new code is sent to the same address or another one, and no answer has it', async () => {
  const issued = await client.send('POST', '/gift-cards', {
    amount: '10',
    recipient: 'ada@example.com',
  });
  const path = `/gift-cards/${issued.body.id}/send-again`;
  const emails = async () => {
    const rows = await db.selectFrom('jobs').select('payload').orderBy('id').execute();
    return rows
      .map(({ payload }) => JSON.parse(payload))
      .filter(({ kind, to }) => kind === 'gift-card' && /^(ada|ben)@/.test(to));
  };
  const before = (await emails()).length;
  const again = await client.send('POST', path, {});
  expect(again).toMatchObject({
    status: 200,
    body: { recipient: 'ada@example.com', balance: '10.00', state: 'active' },
  });
  expect(again.body.last4).not.toBe(issued.body.last4);
  expect(JSON.stringify(again.body)).not.toMatch(/GC-?[A-Z2-9]{4}/);
  const elsewhere = await client.send('POST', path, { recipient: 'Ben@Example.com' });
  expect(elsewhere.body).toMatchObject({ recipient: 'ben@example.com', balance: '10.00' });
  expect((await emails()).slice(before)).toMatchObject([
    { to: 'ada@example.com', data: { amount: 1000 } },
    { to: 'ben@example.com', data: { amount: 1000 } },
  ]);
  const log = await client.send('GET', `/log?resource=gift_card&subject=${issued.body.id}`);
  expect(log.body[0]).toMatchObject({
    before: { recipient: 'ada@example.com' },
    after: { recipient: 'ben@example.com', last4: elsewhere.body.last4 },
  });
  expect((await client.send('POST', path, { recipient: 'ben' })).status).toBe(400);
  await client.send('POST', `/gift-cards/${issued.body.id}/void`, {});
  expect((await client.send('POST', path, {})).status).toBe(409);
  expect((await client.send('POST', '/gift-cards/99999/send-again', {})).status).toBe(404);
  const editor = await vitrineClient(db, { role: 'editor' });
  expect((await editor.send('POST', path, {})).status).toBe(403);
});

test.each([
  ['no amount', { amount: '0', recipient: 'ada@example.com' }],
  ['less than nothing', { amount: '-5', recipient: 'ada@example.com' }],
  ['no address', { amount: '5', recipient: 'ada' }],
])('%s is refused', async (_, body) => {
  expect((await client.send('POST', '/gift-cards', body)).status).toBe(400);
});

test('who may not manage orders sees none', async () => {
  const editor = await vitrineClient(db, { role: 'editor' });
  expect((await editor.send('GET', '/gift-cards')).status).toBe(403);
  expect((await client.send('GET', '/gift-cards/99999')).status).toBe(404);
});
