import { createHmac, hash, randomBytes } from 'node:crypto';
import { currentClientAddress } from '../http/current-address.ts';
import { checkNonce, type NonceKind } from '../nonces.ts';
import { readCartToken } from './cart-token.ts';
import { readCookie, writeCookie } from './cookies.ts';

// Who a request comes from, as far as it says so itself. No session is stored until there is
// something to remember: the first change to a cart starts the session and sets its cookie.

export const SESSION_COOKIE = 'vitrine_session';

export interface Visitor {
  /** SHA-256 of the session cookie; null without one. */
  readonly secretHash: string | null;
  /** The session a good `Cart-Token` names; null without one. */
  readonly tokenSession: string | null;
  /** A `Cart-Token` was sent that is forged or has ended. */
  readonly badToken: boolean;
  /** The number a new session gets; a token handed out before the first write names it already. */
  readonly newSession: string;
  readonly https: boolean;
  /** True for a nonce of our pages, by which a link may change something. */
  fromOurPage(nonce: unknown, kind?: NonceKind): boolean;
  /** What the browser says it is; '' where it says nothing. */
  readonly userAgent: string;
  /** The visitor's network address, by which tries are counted; '' where it is not known. */
  readonly address: string;
  /** The shop's signature over this text: whoever returns it got it from this shop. */
  sign(words: string): string;
  /** The browser says for its user that nothing may be tracked (`Sec-GPC`). */
  readonly refusesTracking: boolean;
  /** The request's cookies, by which answers decide what to set. */
  readonly cookieHeader: string | null;
  /** `Set-Cookie` lines for the answer. */
  readonly cookies: Map<string, string>;
  /** Set once this request has started one, so that a batch continues with it. */
  started: string | null;
}

const secretPattern = /^[0-9a-f]{64}$/;

export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'hex');
}

export function newSessionId(): string {
  return randomBytes(16).toString('hex');
}

export function newSecret(): string {
  return randomBytes(32).toString('hex');
}

/** The signature that `sign` of every visitor gives, for emails written outside of a request. */
export function signWords(secret: string, words: string): string {
  return createHmac('sha256', secret).update(`visitor|${words}`).digest('hex');
}

export interface VisitorParts {
  secret: string;
  now: number;
  https: boolean;
  address?: string;
}

/** A class, because an object that gets a property worked out when asked for is dear to make. */
class RequestVisitor implements Visitor {
  readonly secretHash: string | null;
  readonly tokenSession: string | null;
  readonly badToken: boolean;
  readonly https: boolean;
  readonly userAgent: string;
  readonly address: string;
  readonly refusesTracking: boolean;
  readonly cookieHeader: string | null;
  readonly cookies = new Map<string, string>();
  started: string | null = null;
  readonly #secret: string;
  readonly #now: number;
  #fresh: string | null;

  constructor({ headers }: Pick<Request, 'headers'>, parts: VisitorParts) {
    const { secret, now, https, address = currentClientAddress() } = parts;
    this.cookieHeader = headers.get('cookie');
    this.refusesTracking = headers.get('sec-gpc') === '1';
    const sessionCookie = readCookie(this.cookieHeader, SESSION_COOKIE);
    const token = headers.get('cart-token');
    this.secretHash =
      sessionCookie !== null && secretPattern.test(sessionCookie)
        ? hashSecret(sessionCookie)
        : null;
    this.tokenSession = token === null ? null : readCartToken(secret, token, now);
    this.badToken = token !== null && this.tokenSession === null;
    this.https = https;
    this.userAgent = headers.get('user-agent') ?? '';
    this.address = address;
    this.#secret = secret;
    this.#now = now;
    this.#fresh = this.tokenSession;
  }

  /** Most requests start none, and good random bytes cost something. */
  get newSession(): string {
    this.#fresh ??= newSessionId();
    return this.#fresh;
  }

  readonly fromOurPage = (nonce: unknown, kind: NonceKind = 'public'): boolean =>
    checkNonce(this.#secret, kind, nonce, this.#now);

  // Those who need only the signature are handed it by itself.
  readonly sign = (words: string): string => signWords(this.#secret, words);
}

export function getVisitor(request: Pick<Request, 'headers'>, parts: VisitorParts): Visitor {
  return new RequestVisitor(request, parts);
}

/** A request for a page that is cached for everyone. */
export function anonymousVisitor(): Visitor {
  return {
    secretHash: null,
    tokenSession: null,
    badToken: false,
    newSession: '',
    https: false,
    fromOurPage: () => false,
    userAgent: '',
    address: '',
    sign() {
      throw new Error('a cached page holds nothing signed for one visitor');
    },
    refusesTracking: false,
    cookieHeader: null,
    cookies: new Map(),
    started: null,
  };
}

/** Sets the cookie unless the browser holds it with this value already; null takes it away. */
export function setScriptCookie(
  visitor: Visitor,
  name: string,
  value: string | null,
  maxAgeSeconds: number,
): void {
  if (readCookie(visitor.cookieHeader, name) === value) {
    visitor.cookies.delete(name);
    return;
  }
  const choices = { https: visitor.https, httpOnly: false };
  const line = writeCookie(name, value ?? '', {
    ...choices,
    maxAgeSeconds: value === null ? 0 : maxAgeSeconds,
  });
  visitor.cookies.set(name, line);
}

export function sendCookies(visitor: Visitor, headers: Headers): void {
  for (const line of visitor.cookies.values()) headers.append('set-cookie', line);
}
