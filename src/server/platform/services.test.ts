import { expect, test } from 'vitest';
import { defineService, NO_SERVICES } from './services.ts';

test('a part is found by its key, the latest counts, and keys do not mix', () => {
  const names = defineService<readonly string[]>(() => []);
  const clock = defineService<{ now: number }>(() => {
    throw new Error('no clock');
  });
  const named = names.add(NO_SERVICES, ['one']);
  const timed = clock.add(named, { now: 1 });
  expect(names.of({ services: timed })).toEqual(['one']);
  expect(names.of({ services: names.add(timed, ['two']) })).toEqual(['two']);
  expect(names.of({ services: NO_SERVICES })).toEqual([]);
  expect(clock.of({ services: timed })).toEqual({ now: 1 });
  expect(() => clock.of({ services: named })).toThrow('no clock');
});
