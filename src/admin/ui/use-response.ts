import { type RefObject, useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { useAdmin } from '../admin-context.tsx';
import { refusalText } from './refusal-text.ts';

/** Typing settles before the shop is asked. */
const PAUSE_MS = 400;

export interface State<T> {
  /** The newest answer; the one before stays while another is awaited. */
  response: T | null;
  /** Why there is none for what was asked last; empty otherwise. */
  problem: string;
}

const NOTHING = { current: {} };

/**
 * What the shop answers to a draft that is not saved, asked again when it changes; null asks nothing.
 * `beside` is sent along as it is at that moment; its change alone asks nothing.
 */
export function useResponse<T>(
  path: string,
  data: object | null,
  schema: z.ZodMiniType<T>,
  beside: RefObject<object> = NOTHING,
): State<T> {
  const { client } = useAdmin();
  const [state, setState] = useState<State<T>>({ response: null, problem: '' });
  const body = data === null ? null : JSON.stringify(data);
  useEffect(() => {
    if (body === null) return undefined;
    const stopped = new AbortController();
    const { signal } = stopped;
    async function ask() {
      try {
        const sent = { ...JSON.parse(body ?? ''), ...beside.current };
        const reply = await client.send({ path, method: 'POST', data: sent, signal });
        if (signal.aborted) return;
        if (reply.ok) setState({ response: schema.parse(reply.data), problem: '' });
        else setState({ response: null, problem: refusalText(reply.problem) });
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stopped.abort();
    };
  }, [client, path, body, schema, beside]);
  return state;
}
