import { describe, expect, test } from 'vitest';
import { checkReturn, type RequestedLine, type ReturnProblem } from './check-return.ts';

const may = { ok: true, left: 3, until: '2026-06-04' } as const;
const LINES = new Map([
  [1, { decision: may, fractional: false }],
  [2, { decision: { ...may, left: 2.5 }, fractional: true }],
  [3, { decision: { ok: false, why: 'late' } as const, fractional: false }],
]);

const line = (lineId: number, quantity: number, reason = 'damaged'): RequestedLine => ({
  lineId,
  quantity,
  reason,
});

describe('a return that is asked for', () => {
  test.each<[string, RequestedLine[]]>([
    ['all pieces', [line(1, 3)]],
    ['some of them', [line(1, 1, 'size')]],
    ['part of a metre', [line(2, 0.5)]],
    ['several lines', [line(1, 1), line(2, 2.5)]],
  ])('is fine with %s', (_, lines) => {
    expect(checkReturn(lines, LINES, ['damaged', 'size'])).toEqual({ ok: true, lines });
  });

  test.each<[string, RequestedLine[], ReturnProblem[]]>([
    ['nothing', [], [{ code: 'nothing' }]],
    ['more than was bought', [line(1, 4)], [{ code: 'quantity', lineId: 1 }]],
    ['no piece', [line(1, 0)], [{ code: 'quantity', lineId: 1 }]],
    ['less than nothing', [line(1, -1)], [{ code: 'quantity', lineId: 1 }]],
    ['half a mug', [line(1, 0.5)], [{ code: 'quantity', lineId: 1 }]],
    ['what is no number', [line(1, Number.NaN)], [{ code: 'quantity', lineId: 1 }]],
    ['no end of it', [line(1, Number.POSITIVE_INFINITY)], [{ code: 'quantity', lineId: 1 }]],
    ['a reason nobody offered', [line(1, 1, 'mind')], [{ code: 'reason', lineId: 1 }]],
    ['no reason', [line(1, 1, '')], [{ code: 'reason', lineId: 1 }]],
    ['what came too long ago', [line(3, 1)], [{ code: 'late', lineId: 3 }]],
    ['a line of another order', [line(9, 1)], [{ code: 'unknown' }]],
    ['the same line twice', [line(1, 1), line(1, 3)], [{ code: 'unknown' }]],
    [
      'several faults at once',
      [line(1, 4), line(3, 1)],
      [
        { code: 'quantity', lineId: 1 },
        { code: 'late', lineId: 3 },
      ],
    ],
  ])('is refused with %s', (_, lines, problems) => {
    expect(checkReturn(lines, LINES, ['damaged', 'size'])).toEqual({ ok: false, problems });
  });
});
