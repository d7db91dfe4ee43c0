import { expect, test } from 'vitest';
import { TO_INVALID_ITEM } from './bundle-form.tsx';

test('the page goes to the first item that is not finished in 500 ms [BU-25]', () => {
  expect(TO_INVALID_ITEM).toEqual({ duration: 500 });
});
