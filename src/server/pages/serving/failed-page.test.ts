import { expect, test } from 'vitest';
import { DatabaseAway } from '#server/platform/database/database-away.ts';
import { failedPage } from './failed-page.ts';

const request = new Request('http://shop.example/');

test('without a database even for the page of the failure there is a plain text', async () => {
  const away = new DatabaseAway('connect ECONNREFUSED');
  const response = await failedPage(request, away, () => Promise.reject(away));
  expect(response.status).toBe(503);
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'retry-after': '5',
  });
  expect(await response.text()).toMatch(/^Something went wrong on our end\./);
});
