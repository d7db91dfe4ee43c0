import { expect, test, vi } from 'vitest';
import { confirmingClient, PASSWORD_NEEDED } from './confirming-client.ts';
import type { RestClient, RestRequest, RestResponse } from './rest-client.ts';

const headers = new Headers();
const problem = (code: string, message = ''): RestResponse => ({
  ok: false,
  problem: { code, message, status: 403, fields: { a: 'x' } },
  headers,
});

/** A shop that wants the password until it was sent. */
function shop(password = 'right') {
  let isConfirmed = false;
  const requests: RestRequest[] = [];
  const client: RestClient = {
    async send(request) {
      requests.push(request);
      if (request.path === 'vitrine/v1/confirm-password') {
        isConfirmed = JSON.stringify(request.data) === JSON.stringify({ password });
        return isConfirmed ? { ok: true, data: {}, headers } : problem('wrong', 'Not right.');
      }
      return isConfirmed ? { ok: true, data: 'saved', headers } : problem(PASSWORD_NEEDED);
    },
  };
  return { client, asked: requests };
}

test('asks until the password is right and repeats the request as it was', async () => {
  const { client, asked: requests } = shop();
  const seen: (string | null)[] = [];
  const confirming = confirmingClient(client, async (check) => {
    for (const typed of ['wrong', 'right']) seen.push(await check(typed));
    return true;
  });
  const request = { path: 'x', method: 'PUT', data: { a: 1 } } as const;
  expect(await confirming.send(request)).toMatchObject({ ok: true, data: 'saved' });
  expect(seen).toEqual(['Not right.', null]);
  expect([requests[0], requests.at(-1)]).toEqual([request, request]);
});

test('who does not type it learns that nothing was done, at no field', async () => {
  const { client, asked: requests } = shop();
  const confirming = confirmingClient(client, async () => false);
  expect(await confirming.send({ path: 'x' })).toMatchObject({
    ok: false,
    problem: { code: PASSWORD_NEEDED, message: /not confirmed/, fields: {} },
  });
  expect(requests).toHaveLength(1);
});

test('two requests at once ask once; other refusals ask nothing', async () => {
  const { client } = shop();
  const ask = vi.fn(async (check: (password: string) => Promise<string | null>) => {
    return (await check('right')) === null;
  });
  const confirming = confirmingClient(client, ask);
  const responses = await Promise.all([
    confirming.send({ path: 'x' }),
    confirming.send({ path: 'y' }),
  ]);
  expect(responses.map(({ ok }) => ok)).toEqual([true, true]);
  expect(ask).toHaveBeenCalledTimes(1);
  const other = confirmingClient({ send: async () => problem('rest_cannot_edit') }, ask);
  expect(await other.send({ path: 'x' })).toMatchObject({ problem: { fields: { a: 'x' } } });
  expect(ask).toHaveBeenCalledTimes(1);
});
