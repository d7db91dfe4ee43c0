import { expect, test } from 'vitest';
import { createProvenCache } from './proven-cache.ts';

const NOW = 1_000;

function ask(memory: ReturnType<typeof createProvenCache>, facts: number | null, value: string) {
  const kept = memory.at(facts);
  return kept ? kept.one('zones', ['shipping'], NOW, async () => value) : value;
}

test('what was read under a number is what it says under that number only', async () => {
  const memory = createProvenCache();
  expect(await ask(memory, 7, 'seven')).toBe('seven');
  expect(await ask(memory, 7, 'later')).toBe('seven');
  expect(await ask(memory, 8, 'eight')).toBe('eight');
  // One that came late with the old number is not believed by those who know the new one.
  expect(await ask(memory, 7, 'late')).toBe('late');
  expect(await ask(memory, 8, 'again')).toBe('again');
});

test('without a number nothing is kept, and a setting forgets everything', async () => {
  const memory = createProvenCache();
  expect(memory.at(null)).toBeUndefined();
  expect(await ask(memory, 7, 'seven')).toBe('seven');
  memory.invalidate(['product:3', 'shipping']);
  expect(await ask(memory, 7, 'later')).toBe('seven');
  memory.invalidate(['settings']);
  expect(await ask(memory, 7, 'later')).toBe('later');
});
