import { testSecret } from '#server/platform/sessions/testing/test-visitor.ts';
import { getVisitor, type Visitor } from '#server/platform/sessions/visitor.ts';

export const HOME_ADDRESS = '203.0.113.9';

export interface VisitParts {
  cookie?: string;
  address?: string;
  headers?: Record<string, string>;
}

/** One request of a browser. */
export function visit(now: number, parts: VisitParts = {}): Visitor {
  const { cookie, address = HOME_ADDRESS, headers } = parts;
  const all = new Headers({ ...headers, ...(cookie && { cookie }) });
  return getVisitor({ headers: all }, { secret: testSecret, now, https: true, address });
}

/** The next request of the same browser, with the cookies it was given. */
export function nextVisit(before: Visitor, now: number): Visitor {
  const jar = new Map(
    (before.cookieHeader ?? '').split('; ').flatMap((pair) => {
      const [name, value] = pair.split('=');
      return name && value ? [[name, value] as const] : [];
    }),
  );
  for (const line of before.cookies.values()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/Max-Age=0/.test(line)) jar.delete(name);
    else jar.set(name, value);
  }
  return visit(now, { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') });
}
