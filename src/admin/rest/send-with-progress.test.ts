import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendWithProgress } from './send-with-progress.ts';

/** As much of a browser's XMLHttpRequest as is used; what happens to it is said by the test. */
class FakeRequest extends EventTarget {
  static last: FakeRequest | null = null;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  opened: string[] = [];
  sent: unknown;
  status = 0;
  responseText = '';
  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(method: string, address: string) {
    this.opened = [method, address];
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-wp-upload-attachment-id: 7\r\n';
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(
      Object.assign(new Event('progress'), { lengthComputable: true, loaded, total }),
    );
  }
  respond(status: number, text: string) {
    this.status = status;
    this.responseText = text;
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => void vi.stubGlobal('XMLHttpRequest', FakeRequest));
afterEach(() => void vi.unstubAllGlobals());

function begin(signal?: AbortSignal) {
  const shares: number[] = [];
  const init = { method: 'POST', headers: { 'x-wp-nonce': 'n' }, body: 'abcd' };
  const response = sendWithProgress('/media', { ...init, ...(signal && { signal }) }, (share) =>
    shares.push(share),
  );
  const request = FakeRequest.last;
  if (!request) throw new Error('nothing was sent');
  return { answer: response, request, shares };
}

test('says how much of the body is sent, and answers as fetch does', async () => {
  const { answer: reply, request, shares } = begin();
  request.progress(1, 4);
  request.progress(4, 4);
  request.respond(201, '{"id":7}');
  const response = await reply;
  expect(shares).toEqual([0.25, 1]);
  expect([request.opened, request.sent]).toEqual([['POST', '/media'], 'abcd']);
  expect(request.headers).toEqual({ 'x-wp-nonce': 'n' });
  expect([response.status, await response.json()]).toEqual([201, { id: 7 }]);
  expect(response.headers.get('x-wp-upload-attachment-id')).toBe('7');
});

test('is ended by its signal, and fails where the network does', async () => {
  const stop = new AbortController();
  const cancelled = begin(stop.signal);
  stop.abort(new Error('cancelled'));
  await expect(cancelled.answer).rejects.toThrow('cancelled');
  const { answer: response, request } = begin();
  request.dispatchEvent(new Event('error'));
  await expect(response).rejects.toThrow(TypeError);
});
