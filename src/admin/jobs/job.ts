import type { RaRecord } from 'react-admin';
import { fieldWords } from '#rules/changes/changed-fields.ts';
import { adminMessages } from '#wire/messages/admin.ts';

export const JOB_STATES = ['dead', 'waiting', 'running'] as const;

/** As `vitrine/v1/jobs` answers it. */
export interface Job extends RaRecord<number> {
  kind: string;
  state: (typeof JOB_STATES)[number];
  recurring: boolean;
  attempts: number;
  run_at: string;
  last_error: string;
  about: { kind?: string; orderId?: number; topic?: string };
}

/** What the job does, such as "Email: Order shipped, order 12". */
export function jobWords({ kind, about }: Job): string {
  const order = about.orderId
    ? adminMessages['admin.jobs.order'].replace('{id}', String(about.orderId))
    : '';
  const details = [about.kind ? fieldWords(about.kind) : '', about.topic ?? '', order];
  const said = details.filter(Boolean).join(', ');
  return said ? `${fieldWords(kind)}: ${said}` : fieldWords(kind);
}
