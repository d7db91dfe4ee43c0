import { useRef, useState } from 'react';
import { useAdmin } from '../admin-context.tsx';
import { uploadMedia } from '../rest/upload-media.ts';

/** `same`: the shop has this very picture already, and it was not stored again. */
export type UploadState = 'waiting' | 'sending' | 'done' | 'cancelled' | 'same' | 'refused';

export interface Upload {
  id: string;
  name: string;
  state: UploadState;
  /** Of its bytes, from 0 to 1. */
  share: number;
  /** Why it was refused; empty otherwise. */
  problem: string;
}

const SAME = 'vitrine_rest_same_picture';

/** Uploads one after the other, so that a slow line is not shared; all that is not sent can be cancelled. */
export function useUploads(onDone: () => Promise<unknown>) {
  const { client } = useAdmin();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const stop = useRef<AbortController | null>(null);
  const put = (id: string, change: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));

  async function send(file: File, id: string, signal: AbortSignal) {
    put(id, { state: 'sending' });
    try {
      const answer = await uploadMedia(client, {
        body: file,
        name: file.name,
        signal,
        unlessSame: true,
        onProgress: (share) => put(id, { share }),
      });
      if (answer.ok) put(id, { state: 'done', share: 1 });
      else {
        const { code, message } = answer.problem;
        put(id, { state: code === SAME ? 'same' : 'refused', problem: message });
      }
    } catch (error) {
      if (!signal.aborted) throw error;
      put(id, { state: 'cancelled' });
    }
  }

  async function start(files: readonly File[]) {
    const controller = new AbortController();
    stop.current = controller;
    const { signal } = controller;
    const queue = files.map((file) => ({ file, id: crypto.randomUUID() }));
    setUploads(
      queue.map(({ file, id }) => {
        return { id, name: file.name, state: 'waiting', share: 0, problem: '' };
      }),
    );
    for (const { file, id } of queue) {
      if (signal.aborted) put(id, { state: 'cancelled' });
      else await send(file, id, signal);
    }
    stop.current = null;
    await onDone();
  }

  const isBusy = uploads.some(({ state }) => state === 'waiting' || state === 'sending');
  return { uploads, isBusy, start, cancel: () => stop.current?.abort() };
}
