import { adminMessages } from '#wire/messages/admin.ts';
import type { RestProblem } from '../rest/rest-problem.ts';

/** Why blocks were not saved: what is wrong at its field, where something is. */
export function refusalText({ status, message, fields }: RestProblem): string {
  if (status === 412) return adminMessages['admin.page.conflict'];
  const texts = Object.values(fields);
  return texts.length > 0 ? texts.join(' – ') : message;
}
