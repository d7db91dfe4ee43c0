import { type Visitor, visitorOf } from '../visitor.ts';

export const testSecret = 's'.repeat(64);

/** Somebody new, for tests; the same object goes on with the session it started. */
export function testVisitor(now: number, headers: Record<string, string> = {}): Visitor {
  return visitorOf({ headers: new Headers(headers) }, { secret: testSecret, now, https: true });
}
