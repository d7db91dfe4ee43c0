import { parentPort } from 'node:worker_threads';
import { estimate } from './estimate.ts';
import type { Question, Result } from './password-strength.ts';

// The thread that estimates passwords: reading the word lists takes a quarter of a second, which no
// other request should wait for.

parentPort?.on('message', ({ id, password, words }: Question) => {
  parentPort?.postMessage({ id, strength: estimate(password, words) } satisfies Result);
});
