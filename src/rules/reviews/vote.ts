// One vote per visitor and review. Repeating it is ignored, the opposite one switches.
// Example: castVote(null, 'up') adds one up; castVote('up', 'down') removes it and adds one down;
// castVote('up', 'up') is null.

export type Vote = 'up' | 'down';

export interface VoteChange {
  up: number;
  down: number;
}

export function castVote(before: Vote | null, vote: Vote): VoteChange | null {
  if (before === vote) return null;
  return {
    up: (vote === 'up' ? 1 : 0) - (before === 'up' ? 1 : 0),
    down: (vote === 'down' ? 1 : 0) - (before === 'down' ? 1 : 0),
  };
}

export function readVote(text: string): Vote | null {
  return text === 'up' || text === 'down' ? text : null;
}
