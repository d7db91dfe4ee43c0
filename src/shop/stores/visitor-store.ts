import { useEffect } from 'react';
import { hasFields } from '#rules/input/has-fields.ts';
import type { VisitorResponse } from '#wire/account.ts';
import { LOGGED_IN_COOKIE } from '#wire/account.ts';
import { VISITOR_ACTION } from '#wire/generic-actions.ts';
import { useShop } from '../ui/shop-context.tsx';
import { createObservable, useObservable } from '../ui/store/observable.ts';
import { whenIdle } from '../ui/when-idle.ts';

// Pages are cached for all visitors and hold nothing personal. When a cookie says that the visitor
// is logged in, one call after rendering asks for the name; otherwise no call is made.

type KnownVisitor = NonNullable<VisitorResponse['visitor']>;

const current = createObservable<KnownVisitor | null>(null);
let requested = false;

/** The logged-in visitor, once known; null until then and for anonymous visitors. */
export function useVisitor(): KnownVisitor | null {
  const { ajax_url } = useShop();
  // The first read of the cookies waits for another process.
  useEffect(
    () =>
      whenIdle(() => {
        if (requested || !isLoggedIn()) return;
        requested = true;
        void load(`${ajax_url}?action=${VISITOR_ACTION}`);
      }),
    [ajax_url],
  );
  return useObservable(current, null);
}

export function isLoggedIn(): boolean {
  return document.cookie.split('; ').includes(`${LOGGED_IN_COOKIE}=1`);
}

async function load(url: string): Promise<void> {
  try {
    const response = await fetch(url, { headers: { accept: 'application/json' } });
    if (!response.ok) return;
    const body: unknown = await response.json();
    if (!hasFields<VisitorResponse>(body, { visitor: ['object', 'null'] })) return;
    const { visitor } = body;
    document.body.classList.toggle('logged-in', visitor !== null);
    current.set(visitor);
  } catch {
    // Offline, or the page is being left: it stays the anonymous page.
  }
}
