import { expect, test } from 'vitest';
import { problemIn } from '../rest/rest-problem.ts';
import { refusalText } from './refusal-text.ts';

test('a refused block has its own words, without the names of parameters', () => {
  const body = {
    code: 'rest_invalid_param',
    message: 'Invalid parameter(s): blocks',
    data: { params: { blocks: 'Block 1 (Video), Address: This is missing.' } },
  };
  expect(refusalText(problemIn(body, 400))).toBe('Block 1 (Video), Address: This is missing.');
});

test('what is about no field is shown as the shop says it', () => {
  const refused = problemIn({ code: 'x', message: 'The disk is full.' }, 507);
  expect(refusalText(refused)).toBe('The disk is full.');
});
