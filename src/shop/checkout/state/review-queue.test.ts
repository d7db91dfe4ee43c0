import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ReviewCause } from '../../checkout-client/checkout-client.ts';
import { createReviewQueue } from './review-queue.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A shop whose answers come when the test says so. */
function shop() {
  const asked: ReviewCause[] = [];
  const waiting: ((answer: string) => void)[] = [];
  const taken: string[] = [];
  const busy: boolean[] = [];
  const queue = createReviewQueue<string>({
    send(cause) {
      asked.push(cause);
      return new Promise((resolve) => waiting.push(resolve));
    },
    take: (answer) => taken.push(answer),
    busy: (now) => busy.push(now),
    delay: 500,
  });
  const answer = async (text: string) => {
    waiting.shift()?.(text);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { queue, asked, taken, busy, answer };
}

describe('asking what an order comes to', () => {
  test('waits for a pause, and several changes before it are one question [CO-11]', async () => {
    const { queue, asked } = shop();
    queue.request('address');
    await vi.advanceTimersByTimeAsync(499);
    queue.request('address');
    await vi.advanceTimersByTimeAsync(499);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['address']);
  });

  test('is one request at a time, and only the newest answer is shown [CO-11]', async () => {
    const { queue, asked, taken, busy, answer } = shop();
    queue.request('delivery', true);
    queue.request('payment', true);
    expect(asked).toEqual(['delivery']);
    await answer('old');
    expect([asked, taken]).toEqual([['delivery', 'payment'], []]);
    await answer('new');
    expect(taken).toEqual(['new']);
    expect(busy.at(-1)).toBe(false);
  });

  test('two different changes at once ask for everything', async () => {
    const { queue, asked } = shop();
    queue.request('delivery');
    queue.request('payment');
    await vi.advanceTimersByTimeAsync(500);
    expect(asked).toEqual(['all']);
  });

  test('whoever places the order waits for the answer, not for the pause', async () => {
    const { queue, asked, answer } = shop();
    queue.request('address');
    const settled = vi.fn();
    void queue.settled().then(settled);
    expect(asked).toEqual(['address']);
    await answer('now');
    expect(settled).toHaveBeenCalledOnce();
    await expect(queue.settled()).resolves.toBeUndefined();
  });

  test('a stopped queue asks nothing and keeps nobody waiting', async () => {
    const { queue, asked } = shop();
    queue.request('address');
    queue.stop();
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual([]);
  });
});
