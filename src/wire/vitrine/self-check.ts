import * as z from 'zod/mini';
import { CHECK_IDS } from '#rules/self-check/finding.ts';

const moment = z.iso.datetime();
const verdict = z.enum(['good', 'attention', 'failed']);

/** The shop's check of itself, as `vitrine/v1/self-check` describes it. */
export const selfCheckResponse = z.object({
  running: z.boolean(),
  /** What is tried now, and how many findings there are already; null where none runs. */
  progress: z.nullable(
    z.object({ current: z.nullable(z.enum(CHECK_IDS)), done: z.int(), of: z.int() }),
  ),
  /** The newest that has ended; null where there is none, or another one runs. */
  last: z.nullable(
    z.object({
      started_at: moment,
      ended_at: moment,
      /** The address that was asked as a visitor would; '' where none was. */
      address: z.string(),
      /** False where its process ended in the middle. */
      complete: z.boolean(),
      verdict,
      checks: z.array(
        z.object({
          id: z.enum(CHECK_IDS),
          name: z.string(),
          verdict,
          /** What was tried, what was found, and what to do; the last is empty where nothing is. */
          tried: z.string(),
          message: z.string(),
          advice: z.string(),
        }),
      ),
    }),
  ),
});
export type SelfCheckState = z.infer<typeof selfCheckResponse>;
