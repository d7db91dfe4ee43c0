/** A short answer with its length, so that the compression middleware need not read it. */
export function jsonResponse(value: unknown): Response {
  const text = JSON.stringify(value);
  return new Response(text, {
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
    },
  });
}
