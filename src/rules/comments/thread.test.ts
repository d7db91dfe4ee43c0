import { expect, test } from 'vitest';
import { getThreads, type Thread } from './thread.ts';

type Shape = (number | [number, Shape])[];
const shape = (threads: Thread<{ id: number; parentId: number }>[]): Shape =>
  threads.map(({ id, replies }) => (replies.length > 0 ? [id, shape(replies)] : id));
const talk = (...pairs: [number, number][]) => pairs.map(([id, parentId]) => ({ id, parentId }));

test('answers stand under what they answer', () => {
  expect(shape(getThreads(talk([1, 0], [2, 0], [3, 1], [4, 3]), 5))).toEqual([[1, [[3, [4]]]], 2]);
});

test('below the depth they stand side by side', () => {
  const long = talk([1, 0], [2, 1], [3, 2], [4, 3]);
  expect(shape(getThreads(long, 2))).toEqual([[1, [2, 3, 4]]]);
  expect(shape(getThreads(long, 1))).toEqual([1, 2, 3, 4]);
});

test('an answer to what is gone, or to itself, stands at the top', () => {
  expect(shape(getThreads(talk([2, 1], [3, 3], [4, 2]), 5))).toEqual([[2, [4]], 3]);
});
