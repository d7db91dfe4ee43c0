import type { CheckId, Finding } from '#rules/self-check/finding.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { CheckParts } from './check-parts.ts';
import type { ShopClient } from './shop-client.ts';
import type { Thing } from './things.ts';

/** What a check works with. */
export interface CheckRequest {
  ctx: ShopContext;
  parts: CheckParts;
  runId: number;
  /** For whom it runs: who gets the email, and for whom a key is made. */
  person: { id: number; email: string };
  /** Null where no address is asked, or none of this shop answers. */
  client: ShopClient | null;
  /** Writes down what will be made. */
  record(thing: Thing): Promise<void>;
}

/** One or several findings of one trial. */
export interface Check {
  ids: readonly CheckId[];
  run(request: CheckRequest): Promise<Partial<Record<CheckId, Finding>>>;
}
