import { hasFields } from '#rules/input/has-fields.ts';

export interface Sending {
  /** Rejects where it was aborted; status 0 without an answer. */
  done: Promise<{ status: number; statusText: string; text: string }>;
  abort(): void;
}

/** Posts a form and reports upload progress, which `fetch` cannot. */
export function sendForm(
  url: string,
  body: FormData,
  onProgress: (percent: number) => void = () => undefined,
): Sending {
  const request = new XMLHttpRequest();
  const done = new Promise<{ status: number; statusText: string; text: string }>(
    (resolve, reject) => {
      const respond = () =>
        resolve({
          status: request.status,
          statusText: request.statusText,
          text: request.responseText,
        });
      request.upload.onprogress = ({ loaded, total }) =>
        onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0);
      request.onabort = () => reject(new DOMException('stopped', 'AbortError'));
      request.onerror = respond;
      request.onload = respond;
    },
  );
  request.open('POST', url);
  request.send(body);
  return { done, abort: () => request.abort() };
}

/** The body of a response as data; null for an error page. */
export function readResponse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not the response of a call.
    return null;
  }
}

interface Refusal {
  ok: false;
  message: string;
}

export const isRefusal = (body: unknown): body is Refusal =>
  hasFields<Refusal>(body, { ok: 'boolean', message: 'string' }) && !body.ok;
