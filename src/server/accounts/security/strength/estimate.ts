import { type Score, ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';
import { ESTIMATE_LIMITS } from '#rules/accounts/strength.ts';

const estimator = new ZxcvbnFactory({
  ...ESTIMATE_LIMITS,
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
});

export function estimate(password: string, words: string[]): Score {
  return estimator.check(password, words).score;
}
