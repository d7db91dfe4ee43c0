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

/** The answer as data; null for an error page. */
export function readResponse<T extends object>(text: string): T | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? (read as T) : null;
  } catch {
    // Not the answer of a call.
    return null;
  }
}
