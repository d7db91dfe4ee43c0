import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueue } from './request-queue.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const after = <T>(time: number, act: () => T) =>
  new Promise<T>((resolve) => setTimeout(() => resolve(act()), time));

test('requests run one at a time, in the order they came [CT-07]', async () => {
  const queue = createQueue();
  const log: string[] = [];
  const ask = (name: string, time: number) => () => {
    log.push(`${name} asked`);
    return after(time, () => log.push(`${name} answered`));
  };
  // The first takes longest, and the others would overtake it if they could.
  const all = [ask('tray', 300), ask('mug', 100), ask('bowl', 1)].map(queue);
  await vi.advanceTimersByTimeAsync(299);
  expect(log).toEqual(['tray asked']);
  await vi.advanceTimersByTimeAsync(102);
  await Promise.all(all);
  expect(log).toEqual([
    'tray asked',
    'tray answered',
    'mug asked',
    'mug answered',
    'bowl asked',
    'bowl answered',
  ]);
});

test('one that throws holds nobody up, and only its caller hears of it [CT-07]', async () => {
  const queue = createQueue();
  const broken = queue(() => Promise.reject(new Error('broken')));
  const next = queue(() => Promise.resolve('answered'));
  await expect(broken).rejects.toThrow('broken');
  await expect(next).resolves.toBe('answered');
});
