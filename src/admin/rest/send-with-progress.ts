/**
 * A request that says how much of its body has been sent, from 0 to 1: `fetch` has no such thing. It
 * answers and fails as `fetch` does.
 */
export function sendWithProgress(
  address: string,
  { method = 'GET', headers, body, signal }: RequestInit,
  onProgress: (share: number) => void,
): Promise<Response> {
  if (body instanceof ReadableStream) throw new TypeError('A stream has no length.');
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = new XMLHttpRequest();
  request.open(method, address);
  for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
  const stop = () => request.abort();
  request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
    if (lengthComputable && total > 0) onProgress(loaded / total);
  });
  request.addEventListener('load', () => resolve(toResponse(request)));
  request.addEventListener('error', () => reject(new TypeError('The request failed.')));
  request.addEventListener('abort', () => reject(signal?.reason));
  request.addEventListener('loadend', () => signal?.removeEventListener('abort', stop));
  signal?.addEventListener('abort', stop);
  request.send(body ?? null);
  return promise;
}

function toResponse(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/);
  const headers = new Headers();
  for (const line of lines) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  const { status, responseText } = request;
  return new Response(status === 204 ? null : responseText, { status, headers });
}
