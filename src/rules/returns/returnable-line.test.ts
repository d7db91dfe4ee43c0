import { describe, expect, test } from 'vitest';
import { returnableLine, type SentLine } from './returnable-line.ts';

const MUGS: SentLine = {
  quantity: 3,
  refundedQuantity: 0,
  returnedQuantity: 0,
  isReturnable: true,
  isVirtual: false,
  sentOn: '2026-05-01',
  transitDays: 4,
};

const may = (left: number, until = '2026-06-04') => ({ ok: true, left, until });
const no = (why: string) => ({ ok: false, why });

describe('what may be sent back of a line', () => {
  test.each<[string, Partial<SentLine>, string, object]>([
    ['all of it, on its first day', {}, '2026-05-01', may(3)],
    ['all of it, on its last day', {}, '2026-06-04', may(3)],
    ['nothing, a day later', {}, '2026-06-05', no('late')],
    ['what was not refunded', { refundedQuantity: 1 }, '2026-05-02', may(2)],
    [
      'what is not asked for yet',
      { refundedQuantity: 1, returnedQuantity: 1 },
      '2026-05-02',
      may(1),
    ],
    ['nothing, once all is asked for', { returnedQuantity: 3 }, '2026-05-02', no('none')],
    ['nothing, once all is refunded', { refundedQuantity: 3 }, '2026-05-02', no('none')],
    [
      'nothing where more was refunded while it was on its way back',
      { refundedQuantity: 3, returnedQuantity: 2 },
      '2026-05-02',
      no('none'),
    ],
    ['half metres', { quantity: 2.5, refundedQuantity: 0.5 }, '2026-05-02', may(2)],
    ['nothing that was not sent', { sentOn: null }, '2026-05-02', no('notSent')],
    ['nothing that is made for one person', { isReturnable: false }, '2026-05-02', no('excluded')],
    ['no download', { isVirtual: true, sentOn: null }, '2026-05-02', no('virtual')],
    ['what was collected', { transitDays: 0 }, '2026-05-31', may(3, '2026-05-31')],
  ])('%s', (_, line, today, expected) => {
    expect(returnableLine({ ...MUGS, ...line }, 30, today)).toEqual(expected);
  });
});
