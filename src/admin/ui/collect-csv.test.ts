import { expect, test } from 'vitest';
import type { RestRequest, RestResponse } from '../rest/rest-client.ts';
import { collectCsv } from './collect-csv.ts';

const MARK = '\uFEFF';

function server(pages: readonly (string | null)[]) {
  const requests: RestRequest[] = [];
  const headers = new Headers({ 'x-wp-totalpages': String(pages.length) });
  async function send(request: RestRequest): Promise<RestResponse> {
    requests.push(request);
    const text = pages[Number(request.query?.page) - 1];
    if (typeof text === 'string') return { ok: true, data: text, headers };
    return { ok: false, problem: { code: 'x', message: 'x', status: 500, fields: {} }, headers };
  }
  return { asked: requests, send };
}

test('parts are joined into one file with one mark', async () => {
  const { send, asked: requests } = server([`${MARK}a\r\n1\r\n`, `${MARK}2\r\n`]);
  const shares: number[] = [];
  const request = {
    path: 'x',
    query: { status: 'any' },
    onShare: (share: number) => shares.push(share),
  };
  expect(await collectCsv(send, request)).toBe(`${MARK}a\r\n1\r\n2\r\n`);
  expect(shares).toEqual([50, 100]);
  expect(requests.map(({ query }) => query)).toEqual([
    { status: 'any', page: 1 },
    { status: 'any', page: 2 },
  ]);
});

test('a part that is refused leaves no half file', async () => {
  const { send } = server([`${MARK}a\r\n`, null]);
  expect(await collectCsv(send, { path: 'x', onShare: () => undefined })).toBeNull();
});
