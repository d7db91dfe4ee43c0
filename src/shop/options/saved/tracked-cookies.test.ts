import { describe, expect, test } from 'vitest';
import { sampleChoice, sampleText } from '#rules/options/testing/sample-form.ts';
import { TRACKED_SECONDS, trackChanges, trackedValues } from './tracked-cookies.ts';

const fields = [
  sampleText('words', { tracked: true }),
  sampleChoice('boxes', { type: 'checkbox-group', tracked: true }),
  sampleText('plain'),
  sampleText('secret', { type: 'hidden', tracked: true }),
];

function written(before: Record<string, string>, now: Record<string, string | string[]>) {
  const cookies: string[] = [];
  trackChanges(fields, before, now, (name, value, { maxAge }) => {
    cookies.push(`${name}=${value}; ${maxAge}`);
  });
  return cookies;
}

describe('tracked fields', () => {
  test('are written when they change, for 30 minutes, and others never [OP-17]', () => {
    expect(TRACKED_SECONDS).toBe(1800);
    const now = { words: 'Ada; & Bo', boxes: ['a', 'b'], plain: 'x', secret: 'x' };
    expect(written({}, now)).toEqual([
      'wcpa_field_words=%22Ada%3B%20%26%20Bo%22; 1800',
      'wcpa_field_boxes=%5B%22a%22%2C%22b%22%5D; 1800',
    ]);
    expect(written({ words: 'Ada' }, { words: 'Ada' })).toEqual([]);
  });

  test('emptied, or too long for a cookie, they are discarded [OP-17]', () => {
    expect(written({ words: 'Ada' }, { words: '' })).toEqual(['wcpa_field_words=; 0']);
    expect(written({}, { words: 'ä'.repeat(400) })).toEqual(['wcpa_field_words=; 0']);
  });

  test('are filled in again from what was written [OP-17]', () => {
    const cookies = written({}, { words: 'Ada; & Bo', boxes: ['a'] }).map((each) =>
      each.replace(/; \d+$/, ''),
    );
    expect(trackedValues(fields, ['a=1', ...cookies].join('; '))).toEqual({
      words: 'Ada; & Bo',
      boxes: ['a'],
    });
  });

  test('what somebody else wrote there is no value [OP-17]', () => {
    const odd = 'wcpa_field_words=%E0%A4%A; wcpa_field_boxes={"a":{}}; wcpa_field_plain="x"';
    expect(trackedValues(fields, odd)).toEqual({});
    expect(trackedValues(fields, 'wcpa_field_secret="x"; wcpa_field_words=1}, "b": {')).toEqual({});
  });
});
