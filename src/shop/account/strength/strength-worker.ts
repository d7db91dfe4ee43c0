import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';
import { ESTIMATE_LIMITS } from '#rules/accounts/strength.ts';
import type { StrengthQuestion, StrengthResponse } from './ask-strength.ts';

// The server's estimate with the same word lists, in a thread of its own so that typing stays fluent.

const estimator = new ZxcvbnFactory({
  ...ESTIMATE_LIMITS,
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
});

self.addEventListener('message', ({ data }: MessageEvent<StrengthQuestion>) => {
  const { score } = estimator.check(data.password, data.words);
  self.postMessage({ id: data.id, strength: score } satisfies StrengthResponse);
});
