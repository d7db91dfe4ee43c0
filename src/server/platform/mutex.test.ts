import { expect, test } from 'vitest';
import { createMutex } from './mutex.ts';

test('one at a time, in the order they came', async () => {
  const mutex = createMutex();
  const order: string[] = [];
  const hold = async (name: string) => {
    const release = await mutex.lock();
    order.push(`${name} in`);
    await Promise.resolve();
    order.push(`${name} out`);
    release();
  };
  await Promise.all(['a', 'b', 'c'].map(hold));
  expect(order).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
});

test('letting go twice does not let two in', async () => {
  const mutex = createMutex();
  const first = await mutex.lock();
  const second = mutex.lock();
  const third = mutex.lock();
  first();
  first();
  const entered = await Promise.race([third.then(() => 'third'), second.then(() => 'second')]);
  expect(entered).toBe('second');
  (await second)();
  (await third)();
});
