import { describe, expect, test } from 'vitest';
import { COUNTDOWN_ENDS, type CountdownEnd, countdownAt, timeLeft } from './countdown.ts';

const at = (text: string) => Date.parse(text);
const rule = (time: string, startDate = '', end: CountdownEnd = 'restart') => ({
  time,
  startDate,
  end,
});

describe('it counts to the next occurrence of the time on or after the start date', () => {
  test.each([
    // what, time, start, zone, now, target
    ['today, before the time', '18:00', '', 'UTC', '2026-11-15T09:00Z', '2026-11-15T18:00Z'],
    ['today, after it', '18:00', '', 'UTC', '2026-11-15T18:00Z', '2026-11-16T18:00Z'],
    ['a start to come', '18:00', '2026-11-20', 'UTC', '2026-11-15T19:00Z', '2026-11-20T18:00Z'],
    ['on the start itself', '18:00', '2026-11-20', 'UTC', '2026-11-20T17:59Z', '2026-11-20T18:00Z'],
    ['past the start', '18:00', '2026-11-01', 'UTC', '2026-11-15T18:30Z', '2026-11-16T18:00Z'],
    ['midnight', '00:00', '', 'UTC', '2026-11-15T00:00Z', '2026-11-16T00:00Z'],
    ['a second before midnight', '00:00', '', 'UTC', '2026-11-15T23:59:59Z', '2026-11-16T00:00Z'],
    ['over the year', '10:00', '', 'UTC', '2026-12-31T11:00Z', '2027-01-01T10:00Z'],
    ['a leap day', '10:00', '', 'UTC', '2028-02-28T11:00Z', '2028-02-29T10:00Z'],
    [
      'the shop is a day ahead',
      '08:00',
      '',
      'Asia/Tokyo',
      '2026-11-15T23:30Z',
      '2026-11-16T23:00Z',
    ],
    [
      'the shop is behind',
      '20:00',
      '',
      'America/New_York',
      '2026-11-16T00:30Z',
      '2026-11-16T01:00Z',
    ],
    ['half hours', '09:00', '', 'Asia/Kolkata', '2026-11-15T03:00Z', '2026-11-15T03:30Z'],
    // Paris: 29 March 2026 the clocks go from 2 to 3, 25 October from 3 to 2.
    ['a short day', '18:00', '', 'Europe/Paris', '2026-03-28T18:00Z', '2026-03-29T16:00Z'],
    [
      'a time that is skipped',
      '02:30',
      '',
      'Europe/Paris',
      '2026-03-29T00:00Z',
      '2026-03-29T01:30Z',
    ],
    ['a long day', '18:00', '', 'Europe/Paris', '2026-10-24T16:00Z', '2026-10-25T17:00Z'],
    [
      'a time that comes twice',
      '02:30',
      '',
      'Europe/Paris',
      '2026-10-24T22:00Z',
      '2026-10-25T00:30Z',
    ],
    ['and has passed once', '02:30', '', 'Europe/Paris', '2026-10-25T00:30Z', '2026-10-26T01:30Z'],
    ['no time at all', 'soon', '', 'UTC', '2026-11-15T09:00Z', '2026-11-16T00:00Z'],
  ])('%s [SB-02]', (_, time, start, zone, now, target) => {
    expect(countdownAt(rule(time, start), zone, at(now))).toEqual({
      kind: 'running',
      target: at(target),
    });
  });
});

test('at zero it starts over for the next day [SB-04]', () => {
  const zero = at('2026-11-15T18:00Z');
  const before = countdownAt(rule('18:00'), 'UTC', zero - 1);
  expect(before).toEqual({ kind: 'running', target: zero });
  const after = countdownAt(rule('18:00'), 'UTC', zero);
  expect(after).toEqual({ kind: 'running', target: zero + 86_400_000 });
  expect(timeLeft(zero + 86_400_000, zero)).toEqual({ days: 1, hours: 0, minutes: 0, seconds: 0 });
});

test.each(COUNTDOWN_ENDS.filter((end) => end !== 'restart'))(
  'ending with %s it ends on its date for good, or daily until midnight [SB-04]',
  (end) => {
    const dated = rule('18:00', '2026-11-20', end);
    expect(countdownAt(dated, 'UTC', at('2026-11-20T17:00Z')).kind).toBe('running');
    for (const now of ['2026-11-20T18:00Z', '2026-11-21T09:00Z', '2027-11-20T09:00Z']) {
      expect(countdownAt(dated, 'UTC', at(now))).toEqual({ kind: 'ended', until: null });
    }
    const daily = rule('18:00', '', end);
    const midnight = at('2026-11-15T23:00Z');
    expect(countdownAt(daily, 'Europe/Paris', at('2026-11-15T17:30Z'))).toEqual({
      kind: 'ended',
      until: midnight,
    });
    expect(countdownAt(daily, 'Europe/Paris', midnight)).toEqual({
      kind: 'running',
      target: at('2026-11-16T17:00Z'),
    });
  },
);

test.each([
  [0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [-5000, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  [59_000, { days: 0, hours: 0, minutes: 0, seconds: 59 }],
  [59_001, { days: 0, hours: 0, minutes: 1, seconds: 0 }],
  [3_600_000, { days: 0, hours: 1, minutes: 0, seconds: 0 }],
  [86_399_000, { days: 0, hours: 23, minutes: 59, seconds: 59 }],
  [86_400_000, { days: 1, hours: 0, minutes: 0, seconds: 0 }],
  [400 * 86_400_000 + 3_723_000, { days: 400, hours: 1, minutes: 2, seconds: 3 }],
])(
  '%i ms are shown in days of 86400 seconds and never below nought [SB-03] [SB-04]',
  (ms, left) => {
    expect(timeLeft(1_000_000 + ms, 1_000_000)).toEqual(left);
  },
);
