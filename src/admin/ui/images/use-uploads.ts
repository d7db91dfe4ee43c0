import { useRef, useState } from 'react';
import { useAdmin } from '../../admin-context.tsx';
import { uploadMedia } from '../../rest/upload-media.ts';

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

/** What became of the files that were sent together. */
export interface UploadResult {
  /** Answers of the API for those that were stored. */
  stored: unknown[];
  /** Of refused, cancelled and same ones. */
  failed: number;
}

interface UploadsQuery {
  /** A picture that the shop has already is not stored again, and named. */
  unlessSame?: boolean;
  onDone(result: UploadResult): unknown;
}

const SAME = 'vitrine_rest_same_picture';

/** Uploads one after the other, so that a slow line is not shared; all that is not sent can be cancelled. */
export function useUploads({ unlessSame = false, onDone }: UploadsQuery) {
  const { client } = useAdmin();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const stop = useRef<AbortController | null>(null);
  const queue = useRef<{ file: File; id: string }[]>([]);
  const put = (id: string, change: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));

  /** What the API answers; null where it is not stored. */
  async function send(file: File, id: string, signal: AbortSignal): Promise<unknown> {
    put(id, { state: 'sending' });
    try {
      const response = await uploadMedia(client, {
        body: file,
        name: file.name,
        signal,
        unlessSame,
        onProgress: (share) => put(id, { share }),
      });
      if (response.ok) {
        put(id, { state: 'done', share: 1 });
        return response.data;
      }
      const { code, message } = response.problem;
      put(id, { state: code === SAME ? 'same' : 'refused', problem: message });
    } catch (error) {
      if (!signal.aborted) throw error;
      put(id, { state: 'cancelled' });
    }
    return null;
  }

  /** What comes while others are sent is sent after them. */
  async function start(files: readonly File[]) {
    const added = files.map((file) => ({ file, id: crypto.randomUUID() }));
    const lines = added.map(({ file, id }): Upload => {
      return { id, name: file.name, state: 'waiting', share: 0, problem: '' };
    });
    if (stop.current) {
      queue.current.push(...added);
      setUploads((all) => [...all, ...lines]);
      return;
    }
    const controller = new AbortController();
    stop.current = controller;
    const { signal } = controller;
    queue.current = added;
    setUploads(lines);
    const stored: unknown[] = [];
    for (const { file, id } of queue.current) {
      if (signal.aborted) {
        put(id, { state: 'cancelled' });
        continue;
      }
      const result = await send(file, id, signal);
      if (result !== null) stored.push(result);
    }
    stop.current = null;
    await onDone({ stored, failed: queue.current.length - stored.length });
  }

  const isBusy = uploads.some(({ state }) => state === 'waiting' || state === 'sending');
  return { uploads, isBusy, start, cancel: () => stop.current?.abort() };
}
