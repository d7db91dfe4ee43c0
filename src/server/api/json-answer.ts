/**
 * A short answer that says how long it is: whoever sends it on need not look into it to see that it is
 * not worth compressing.
 */
export function jsonAnswer(value: unknown): Response {
  const text = JSON.stringify(value);
  return new Response(text, {
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
    },
  });
}
