import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLineDraft, type DraftParts } from './line-draft.ts';
import { quantitiesWait, sendQuantities, waitingQuantity } from './quantity-wait.ts';

const parts = () => ({
  limits: () => ({ min: 2, max: 20, step: 2 }),
  quantity: () => 4,
  delay: () => 500,
  send: vi.fn<DraftParts['send']>(async () => true),
  remove: vi.fn(),
  show: vi.fn<DraftParts['show']>(),
  waits: waitingQuantity,
});
let line: ReturnType<typeof parts>;

beforeEach(() => {
  vi.useFakeTimers();
  line = parts();
});
afterEach(() => vi.useRealTimers());

const lastDraft = () => line.show.mock.lastCall?.[0];
const NOTHING = { text: null, problem: null };

test('a valid quantity is sent 500 ms after it was set, the last one alone [CT-61]', async () => {
  const draft = createLineDraft(line);
  draft.settle('6');
  vi.advanceTimersByTime(400);
  draft.settle('8');
  vi.advanceTimersByTime(499);
  expect(line.send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(line.send.mock.calls).toEqual([[8]]);
  expect(lastDraft()).toEqual(NOTHING);
});

test('how long it waits is a setting [CT-61]', async () => {
  line.delay = () => 50;
  const draft = createLineDraft(line);
  draft.settle('6');
  await vi.advanceTimersByTimeAsync(50);
  expect(line.send).toHaveBeenCalledTimes(1);
});

test('a number that is typed and left alone is sent too [CT-61]', async () => {
  const draft = createLineDraft(line);
  draft.type('1');
  draft.type('12');
  await vi.advanceTimersByTimeAsync(500);
  expect(line.send.mock.calls).toEqual([[12]]);
});

test.each(['', 'x', '-2', '1'])(
  '%j puts the old quantity back and sends nothing [CT-57]',
  (text) => {
    const draft = createLineDraft(line);
    draft.type(text);
    expect(lastDraft()).toEqual({ text, problem: null });
    draft.settle(text);
    expect(lastDraft()).toEqual(NOTHING);
    vi.advanceTimersByTime(5000);
    expect(line.send).not.toHaveBeenCalled();
    expect(line.remove).not.toHaveBeenCalled();
  },
);

test('nought removes the line, but not before the field is left [CT-58]', () => {
  const draft = createLineDraft(line);
  draft.type('0');
  expect(line.remove).not.toHaveBeenCalled();
  draft.settle('0');
  // Removing the focused field fires its blur event, which would send the quantity once more.
  draft.settle('0');
  expect(line.remove).toHaveBeenCalledTimes(1);
  expect(line.send).not.toHaveBeenCalled();
});

test.each([
  ['22', { kind: 'too-many', max: 20 }],
  ['5', { kind: 'not-a-step', step: 2 }],
])('%j is preserved in the field beside what is wrong with it [CT-59] [CT-60]', (text, problem) => {
  const draft = createLineDraft(line);
  draft.settle(text);
  expect(lastDraft()).toEqual({ text, problem });
  vi.advanceTimersByTime(5000);
  expect(line.send).not.toHaveBeenCalled();
});

describe('what is typed is not lost', () => {
  test('while an answer is on its way', async () => {
    let respond = (_isHandled: boolean) => {};
    line.send.mockImplementationOnce(() => new Promise((done) => (respond = done)));
    const draft = createLineDraft(line);
    draft.settle('6');
    await vi.advanceTimersByTimeAsync(500);
    draft.type('1');
    respond(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(lastDraft()).toEqual({ text: '1', problem: null });
  });

  test('when the shop cannot be reached', async () => {
    line.send.mockResolvedValueOnce(false);
    const draft = createLineDraft(line);
    draft.settle('6');
    await vi.advanceTimersByTimeAsync(500);
    expect(lastDraft()).toEqual({ text: '6', problem: null });
  });

  test('when the field goes away before its time', async () => {
    const draft = createLineDraft(line);
    draft.settle('6');
    draft.end();
    expect(line.send.mock.calls).toEqual([[6]]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(line.send).toHaveBeenCalledTimes(1);
  });

  test('when the shopper goes on to the checkout', async () => {
    const draft = createLineDraft(line);
    draft.settle('6');
    expect(quantitiesWait()).toBe(true);
    await sendQuantities();
    expect(line.send.mock.calls).toEqual([[6]]);
    expect(quantitiesWait()).toBe(false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(line.send).toHaveBeenCalledTimes(1);
  });
});

test('the quantity the cart has already is not sent', () => {
  const draft = createLineDraft(line);
  draft.settle('6');
  draft.settle('4');
  vi.advanceTimersByTime(5000);
  expect(line.send).not.toHaveBeenCalled();
  expect(lastDraft()).toEqual(NOTHING);
  expect(quantitiesWait()).toBe(false);
});
