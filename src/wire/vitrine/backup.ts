import * as z from 'zod/mini';

const moment = z.iso.datetime();

/** The backups that the shop makes of itself, as `vitrine/v1/backup` describes them. */
export const backupResponse = z.object({
  /** Null where the environment sets no schedule; nothing else is known then. */
  schedule: z.nullable(
    z.object({
      /** The folder that holds the backups, or the address of a bucket without its parameters. */
      place: z.string(),
      every_minutes: z.int(),
      /** How many stay: of the newest, and one for each of so many days, weeks and months. */
      keep: z.object({ last: z.int(), daily: z.int(), weekly: z.int(), monthly: z.int() }),
      /** The fingerprint of the key that new ones are encrypted with; null where they are not. */
      key: z.nullable(z.string()),
      next_at: z.nullable(moment),
    }),
  ),
  last: z.nullable(
    z.object({ name: z.string(), at: moment, bytes: z.int(), encrypted: z.boolean() }),
  ),
  running: z.boolean(),
  /** What a running one copies now, and how much of that is done; null where it is not known. */
  step: z.nullable(z.enum(['database', 'files'])),
  percent: z.nullable(z.int()),
  /** Why the last try failed; empty where it did not. */
  problem: z.string(),
  /** The last one is older than two intervals, or there is none. */
  overdue: z.boolean(),
});
export type BackupState = z.infer<typeof backupResponse>;
