import { describe, expect, test, vi } from 'vitest';
import type { VoteResponse } from '#wire/reviews.ts';
import { createVotes, type Vote } from './votes.ts';

function getVotes(send: (review: number, vote: Vote) => Promise<VoteResponse>) {
  const displayed: unknown[] = [];
  const locks: string[] = [];
  const mine = new Map<number, Vote>();
  const votes = createVotes({
    send,
    mine,
    lock: (review, locked) => locks.push(`${review} ${locked ? 'locked' : 'free'}`),
    show: (review, vote, counts) => displayed.push({ review, vote, ...counts }),
  });
  return { votes, shown: displayed, locks, mine };
}
const success = (up: number, down: number): VoteResponse => ({ status: 'success', up, down });

describe('votes on a review', () => {
  test('lock its buttons while one is on its way, and only its own [RV-41]', async () => {
    const response = Promise.withResolvers<VoteResponse>();
    const send = vi.fn(() => response.promise);
    const { votes, locks } = getVotes(send);
    const first = votes.press(7, 'up');
    void votes.press(7, 'down');
    void votes.press(8, 'up');
    expect(send.mock.calls).toEqual([
      [7, 'up'],
      [8, 'up'],
    ]);
    response.resolve(success(1, 0));
    await first;
    expect(locks.slice(0, 3)).toEqual(['7 locked', '8 locked', '7 free']);
  });

  test('in the same direction are not sent again [RV-42]', async () => {
    const send = vi.fn(async () => success(4, 1));
    const { votes } = getVotes(send);
    await votes.press(7, 'up');
    await votes.press(7, 'up');
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('the other way round switch, with both counts of the answer [RV-43]', async () => {
    const responses = [success(4, 1), success(3, 2)];
    const {
      votes,
      shown: displayed,
      mine,
    } = getVotes(async () => responses.shift() ?? success(0, 0));
    await votes.press(7, 'up');
    await votes.press(7, 'down');
    expect(displayed).toEqual([
      { review: 7, vote: 'up', up: 4, down: 1 },
      { review: 7, vote: 'down', up: 3, down: 2 },
    ]);
    expect(mine.get(7)).toBe('down');
  });

  test('that are refused, or not answered, change nothing and free the buttons [RV-44]', async () => {
    const replies = [
      async (): Promise<VoteResponse> => ({ status: 'error', up: '', down: '' }),
      () => Promise.reject(new Error('no network')),
    ];
    for (const send of replies) {
      const { votes, shown: displayed, locks, mine } = getVotes(send);
      await votes.press(7, 'up');
      expect(displayed).toEqual([]);
      expect(mine.size).toBe(0);
      expect(locks).toEqual(['7 locked', '7 free']);
    }
  });
});
