import { getVisitor, type Visitor } from '../visitor.ts';

export const testSecret = 's'.repeat(64);

/** A new visitor for tests; the same object continues the session it started. */
export function testVisitor(now: number, headers: Record<string, string> = {}): Visitor {
  return getVisitor({ headers: new Headers(headers) }, { secret: testSecret, now, https: true });
}
