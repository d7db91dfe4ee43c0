import { expect, test } from 'vitest';
import { checkedIn, type Step, whyNoProof } from './expect-steps.ts';

const step = (category: string, parts: Partial<Step> = {}): Step => ({
  category,
  title: category,
  duration: 1,
  steps: [],
  ...parts,
});
const failed = step('expect', { error: {} });

test('assertions of the test are counted, at any depth, those of its hooks are not', () => {
  const steps = [
    step('hook', { steps: [step('expect')] }),
    step('expect'),
    step('test.step', { steps: [step('test.step', { steps: [step('expect')] })] }),
    step('pw:api'),
  ];
  expect(checkedIn(steps)).toEqual({ assertions: 2, problems: [] });
});

test('a retried block counts once, whatever failed inside it', () => {
  const steps = [step('expect', { steps: [failed, failed, step('expect')] })];
  expect(checkedIn(steps)).toEqual({ assertions: 1, problems: [] });
});

test.each([
  ['nothing', [], ['the test passed without an assertion']],
  [
    'only its hooks',
    [step('hook', { steps: [step('expect')] })],
    ['the test passed without an assertion'],
  ],
  ['one that was not over', [step('expect', { duration: -1 })], ['expect was not awaited']],
  ['one that failed', [failed, step('expect')], ['expect failed and the test went on']],
  [
    'one that failed in a fixture',
    [step('hook', { steps: [failed] }), step('expect')],
    ['expect failed and the test went on'],
  ],
  ['one that held', [step('expect')], []],
])('a test that passed with %s', (_, steps, problems) => {
  expect(whyNoProof(steps)).toEqual(problems);
});
