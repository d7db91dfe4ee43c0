import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ReviewCause } from '../../checkout-client/checkout-client.ts';
import { createReviewQueue } from './review-queue.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A shop whose answers come when the test says so. */
function shop() {
  const requests: ReviewCause[] = [];
  const waiting: ((result: string) => void)[] = [];
  const received: string[] = [];
  const busy: boolean[] = [];
  const queue = createReviewQueue<string>({
    send(cause) {
      requests.push(cause);
      return new Promise((resolve) => waiting.push(resolve));
    },
    take: (result) => received.push(result),
    busy: (now) => busy.push(now),
    delay: 500,
  });
  const respond = async (text: string) => {
    waiting.shift()?.(text);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { queue, asked: requests, taken: received, busy, answer: respond };
}

describe('asking what an order comes to', () => {
  test('waits for a pause, and several changes before it are one question [CO-11]', async () => {
    const { queue, asked: requests } = shop();
    queue.request('address');
    await vi.advanceTimersByTimeAsync(499);
    queue.request('address');
    await vi.advanceTimersByTimeAsync(499);
    expect(requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toEqual(['address']);
  });

  test('is one request at a time, and only the newest answer is shown [CO-11]', async () => {
    const { queue, asked: requests, taken: received, busy, answer: respond } = shop();
    queue.request('delivery', true);
    queue.request('payment', true);
    expect(requests).toEqual(['delivery']);
    await respond('old');
    expect([requests, received]).toEqual([['delivery', 'payment'], []]);
    await respond('new');
    expect(received).toEqual(['new']);
    expect(busy.at(-1)).toBe(false);
  });

  test('two different changes at once ask for everything', async () => {
    const { queue, asked: requests } = shop();
    queue.request('delivery');
    queue.request('payment');
    await vi.advanceTimersByTimeAsync(500);
    expect(requests).toEqual(['all']);
  });

  test('whoever places the order waits for the answer, not for the pause', async () => {
    const { queue, asked: requests, answer: respond } = shop();
    queue.request('address');
    const settled = vi.fn();
    void queue.settled().then(settled);
    expect(requests).toEqual(['address']);
    await respond('now');
    expect(settled).toHaveBeenCalledOnce();
    await expect(queue.settled()).resolves.toBeUndefined();
  });

  test('a stopped queue asks nothing and keeps nobody waiting', async () => {
    const { queue, asked: requests } = shop();
    queue.request('address');
    queue.stop();
    await vi.advanceTimersByTimeAsync(1000);
    expect(requests).toEqual([]);
  });
});
