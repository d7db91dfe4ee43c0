import { expect, test } from 'vitest';
import { createLimitedQueue, TooBusy } from './limited-queue.ts';

const choices = { what: 'hashes', atOnce: 2, maxWaiting: 3 };

/** Work that ends when it should, and what runs of it. */
function controlled() {
  const ends = new Map<number, (error?: Error) => void>();
  const work = (name: number) => () =>
    new Promise<number>((resolve, reject) => {
      ends.set(name, (error) => {
        ends.delete(name);
        if (error) reject(error);
        else resolve(name);
      });
    });
  return {
    work,
    running: () => [...ends.keys()],
    end: (name: number, error?: Error) => ends.get(name)?.(error),
  };
}

const nextTick = () => new Promise((resolve) => setImmediate(resolve));

test('so many run at once, the others wait in order, and more are refused', async () => {
  const queue = createLimitedQueue(choices);
  const { work, running, end } = controlled();
  const results = [1, 2, 3, 4, 5].map((name) => queue.run(work(name)));
  expect(running()).toEqual([1, 2]);
  await expect(queue.run(work(6))).rejects.toThrow(new TooBusy('hashes'));
  expect(queue.isFull()).toBe(true);
  end(2);
  await nextTick();
  expect(running()).toEqual([1, 3]);
  expect(queue.isFull()).toBe(false);
  for (const name of [1, 3, 4, 5]) {
    end(name);
    await nextTick();
  }
  expect(await Promise.all(results)).toEqual([1, 2, 3, 4, 5]);
});

test('work that fails makes room as well', async () => {
  const queue = createLimitedQueue({ ...choices, atOnce: 1 });
  const { work, running, end } = controlled();
  const first = queue.run(work(1));
  const second = queue.run(work(2));
  end(1, new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  expect(running()).toEqual([2]);
  end(2);
  expect(await second).toBe(2);
});
