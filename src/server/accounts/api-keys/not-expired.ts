import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';

/** Of `api_keys`: a key without a last day never ends by itself. */
export function notExpired(now: number): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'api_keys'>();
  return eb.or([eb('api_keys.expires_at', 'is', null), eb('api_keys.expires_at', '>', now)]);
}
