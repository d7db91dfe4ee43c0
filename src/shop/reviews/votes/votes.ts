import type { VoteResponse } from '#wire/reviews.ts';

export type Vote = 'up' | 'down';

interface Effects {
  send(review: number, vote: Vote): Promise<VoteResponse>;
  /** The review's buttons are locked or unlocked. */
  lock(review: number, locked: boolean): void;
  show(review: number, vote: Vote, counts: { up: number; down: number }): void;
  /** Earlier votes of this browser. */
  mine: Map<number, Vote>;
}

/** One pending vote for each review; repeating a vote is ignored, the opposite one switches. */
export function createVotes({ send, lock, show, mine }: Effects) {
  const pending = new Set<number>();
  return {
    async press(review: number, vote: Vote): Promise<void> {
      if (pending.has(review) || mine.get(review) === vote) return;
      pending.add(review);
      lock(review, true);
      try {
        const { status, up, down } = await send(review, vote);
        if (status !== 'success') return;
        mine.set(review, vote);
        show(review, vote, { up: Number(up), down: Number(down) });
      } catch {
        // Without an answer the counts stay, and the buttons are unlocked.
      } finally {
        pending.delete(review);
        lock(review, false);
      }
    },
  };
}
