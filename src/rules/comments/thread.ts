// Comments as threads, from a list sorted by age. Below a maximum depth replies are siblings, as
// the nesting would become too narrow.
// Example: 1, 2 (answers 1), 3 (answers 2) at depth 2 is 1 with the replies 2 and 3.

export interface Threaded {
  id: number;
  /** 0 at the top level. */
  parentId: number;
}

export type Thread<T extends Threaded> = T & { replies: Thread<T>[] };

/** A reply to a comment that is not shown is at the top level. */
export function getThreads<T extends Threaded>(comments: readonly T[], depth: number): Thread<T>[] {
  const places = new Map<number, { thread: Thread<T>; level: number; above: Thread<T>[] }>();
  const top: Thread<T>[] = [];
  for (const comment of comments) {
    const thread: Thread<T> = { ...comment, replies: [] };
    const parent = places.get(comment.parentId);
    const nested = parent !== undefined && parent.level < depth;
    const list = parent ? (nested ? parent.thread.replies : parent.above) : top;
    list.push(thread);
    const level = parent ? (nested ? parent.level + 1 : parent.level) : 1;
    places.set(comment.id, { thread, level, above: list });
  }
  return top;
}
