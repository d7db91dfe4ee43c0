import * as z from 'zod';
import type { Meta } from '#rules/meta/merge-meta.ts';
import { decodeJson } from './codec.ts';

const meta: z.ZodType<Meta[]> = z.array(
  z.object({ id: z.int(), key: z.string(), value: z.json() }),
);

/** Most rows have none. */
export function decodeMeta(text: string): Meta[] {
  return text === '[]' ? [] : decodeJson(text, meta);
}
