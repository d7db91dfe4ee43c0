import { expect, test } from 'vitest';
import { LIVE_REGION_REFRESH_MS } from '../live-region/use-refreshed-once.ts';
import { NOTICE_FOCUS_MS } from './arriving-notice.tsx';

test('a notice takes the focus after 500 ms [ER-04]', () => {
  expect(NOTICE_FOCUS_MS).toBe(500);
});

test('the words of a live region are put in again after 2000 ms [ER-03]', () => {
  expect(LIVE_REGION_REFRESH_MS).toBe(2000);
});
