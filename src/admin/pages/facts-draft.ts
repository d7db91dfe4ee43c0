import type { DocumentFacts } from '#wire/vitrine/content.ts';
import type { RestProblem } from '../rest/rest-problem.ts';

/** What the form holds; the date as the person types it, in the shop's time zone. */
export type FactsDraft = Omit<DocumentFacts, 'published_at'> & { date: string };

export interface FactsFieldsProps {
  draft: FactsDraft;
  /** As it was read. */
  stored: FactsDraft;
  problem: RestProblem | null;
  onChange(changed: Partial<FactsDraft>): void;
}
