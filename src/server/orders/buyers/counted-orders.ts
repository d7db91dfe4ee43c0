import { sql } from 'kysely';

/** Orders that count; one whose first payment is awaited or failed may never be one. */
export const COUNTED = sql<boolean>`status in ('processing', 'on-hold', 'completed', 'refunded')`;
