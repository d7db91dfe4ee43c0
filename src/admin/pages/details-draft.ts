import type { DocumentDetails } from '#wire/vitrine/content.ts';
import type { RestProblem } from '../rest/rest-problem.ts';

/** What the form holds; the date as the person types it, in the shop's time zone. */
export type DetailsDraft = Omit<DocumentDetails, 'published_at'> & { date: string };

export interface DetailsFieldsProps {
  draft: DetailsDraft;
  /** The details as the server sent them. */
  stored: DetailsDraft;
  problem: RestProblem | null;
  onChange(changed: Partial<DetailsDraft>): void;
}
