import type { Strength } from '#rules/accounts/strength.ts';

export interface StrengthQuestion {
  id: number;
  password: string;
  words: string[];
}

export interface StrengthResponse {
  id: number;
  strength: Strength;
}

let worker: Worker | null = null;
let last = 0;

/** The word lists (0.8 MB) are loaded by the first question of a page. */
export function askStrength(
  password: string,
  words: string[],
  signal: AbortSignal,
): Promise<Strength> {
  worker ??= new Worker(new URL('./strength-worker.ts', import.meta.url), { type: 'module' });
  const thread = worker;
  last += 1;
  const question: StrengthQuestion = { id: last, password, words };
  return new Promise((resolve, reject) => {
    thread.addEventListener(
      'message',
      ({ data }: MessageEvent<StrengthResponse>) => {
        if (data.id === question.id) resolve(data.strength);
      },
      { signal },
    );
    thread.addEventListener('error', () => reject(new Error('no estimate')), { signal });
    thread.postMessage(question);
  });
}
