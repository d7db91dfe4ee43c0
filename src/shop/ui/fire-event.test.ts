import { afterEach, expect, test, vi } from 'vitest';
import { fireEvent } from './fire-event.ts';

afterEach(() => vi.unstubAllGlobals());

class TestElement extends EventTarget {}

/** A page whose listeners write down what they heard; with a stand-in for jQuery, or without. */
function page(hasJQuery: boolean, listener: () => void = () => undefined) {
  const heard: unknown[] = [];
  const body = new TestElement();
  const event: { triggered?: string } = {};
  const foreign = (...values: unknown[]) => {
    heard.push(['jQuery', ...values]);
    listener();
  };
  const jQuery = Object.assign(
    (target: unknown) => ({
      wraps: target,
      trigger: (_: string, values: readonly unknown[]) => foreign(...values),
    }),
    { event },
  );
  vi.stubGlobal('document', { body });
  vi.stubGlobal('Element', TestElement);
  vi.stubGlobal('window', hasJQuery ? { jQuery } : {});
  body.addEventListener('added_to_cart', (native) => {
    heard.push(['native', native.bubbles, (native as CustomEvent).detail]);
  });
  // jQuery listens natively too, and passes over what it has triggered itself.
  body.addEventListener('added_to_cart', ({ type }) => {
    if (hasJQuery && event.triggered !== type) foreign();
  });
  return { heard, body, event };
}

test('an event is fired on the body and bubbles, with its detail', () => {
  const { heard } = page(false);
  fireEvent('added_to_cart', { cart_hash: 'a1' }, ['a1']);
  expect(heard).toEqual([['native', true, { cart_hash: 'a1' }]]);
});

test('where a script has brought jQuery its listeners hear it once, with the values by position', async () => {
  const { heard, event } = page(true);
  const button = new TestElement();
  fireEvent('added_to_cart', { cart_hash: 'a1' }, [{}, 'a1', button]);
  expect(event.triggered).toBe('');
  await Promise.resolve();
  expect(heard).toEqual([
    ['native', true, { cart_hash: 'a1' }],
    ['jQuery', {}, 'a1', expect.objectContaining({ wraps: button })],
  ]);
});

test('a listener of jQuery runs after the caller, whom its errors do not reach', () => {
  const later: (() => void)[] = [];
  vi.stubGlobal('queueMicrotask', (task: () => void) => later.push(task));
  const { heard } = page(true, () => {
    throw new Error('not ours');
  });
  fireEvent('added_to_cart', {}, []);
  expect(heard).toEqual([['native', true, {}]]);
  expect(later[0]).toThrow('not ours');
});
