import { fieldWords } from '#rules/changes/changed-fields.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Job } from '#wire/vitrine/running.ts';

export const JOB_STATES = ['dead', 'waiting', 'running'] as const;

/** What the job does, such as "Email: Order shipped, order 12". */
export function jobWords({ kind, about }: Job): string {
  const order = about.orderId
    ? adminMessages['admin.jobs.order'].replace('{id}', String(about.orderId))
    : '';
  const details = [
    about.kind ? fieldWords(String(about.kind)) : '',
    String(about.topic ?? ''),
    order,
  ];
  const said = details.filter(Boolean).join(', ');
  return said ? `${fieldWords(kind)}: ${said}` : fieldWords(kind);
}
