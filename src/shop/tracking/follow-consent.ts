import type { TrackedEvent } from '#rules/tracking/tracked-event.ts';
import { CONSENT_CATEGORIES, type ConsentCategory } from '#wire/consent.ts';
import { trackingAllowed } from '../stores/consent-store.ts';
import { writeCookie } from '../stores/write-cookie.ts';
import { hasInjected, removeScripts, startScripts } from './injected-scripts.ts';
import { pageEvents } from './page-events.ts';
import type { TrackedPage } from './tracked-page.ts';
import { createTrackers, type Tracker } from './tracker.ts';
import { clearVisit, recallEmail } from './visit-memory.ts';
import { changesSince, watchPage } from './watch-page.ts';

/** What runs in this page. */
interface Tracking {
  trackers: Tracker[];
  purposes: readonly ConsentCategory[];
  /** The visitor's address as the trackers know it. */
  email: string;
  stopScripts(): void;
  stopWatching(): void;
}

let running: Tracking | null = null;

/** Brings what runs in step with what the visitor allows now; called again whenever that changes. */
export function followConsent(page: TrackedPage): void {
  const purposes = CONSENT_CATEGORIES.filter((category) => trackingAllowed(category));
  const before = running?.purposes ?? [];
  const lost = before.some((purpose) => !purposes.includes(purpose));
  running?.stopScripts();
  if (lost || purposes.length === 0) {
    erase(page, purposes);
    // A script of another site that runs already ends with the page only.
    if (hasInjected()) {
      location.reload();
      return;
    }
  }
  if (purposes.length > 0) run(page, purposes, before);
}

/** Removes what served a purpose that is no longer allowed. */
function erase({ tracking }: TrackedPage, purposes: readonly ConsentCategory[]): void {
  for (const tracker of running?.trackers ?? []) {
    if (!purposes.includes(tracker.purpose)) tracker.clear();
  }
  removeScripts();
  clearVisit();
  eraseCookies(tracking.cookies);
  if (purposes.length > 0) return;
  running?.stopWatching();
  running = null;
}

function run(
  page: TrackedPage,
  purposes: readonly ConsentCategory[],
  before: readonly ConsentCategory[],
): void {
  const { tracking, config } = page;
  running ??= {
    trackers: createTrackers(tracking, { origin: location.origin, currency: config.currency }),
    purposes,
    email: '',
    stopScripts: () => undefined,
    stopWatching: watchPage(page, report),
  };
  running.purposes = purposes;
  const { trackers } = running;
  const served = trackers.filter(({ purpose }) => purposes.includes(purpose));
  const begun = served.filter(({ purpose }) => !before.includes(purpose));
  running.stopScripts = startScripts(
    tracking.scripts.filter(({ purpose }) => purposes.includes(purpose)).map(({ url }) => url),
    served.map(({ name }) => name),
  );
  const email = page.email || recallEmail();
  const fresh = email !== running.email ? served : begun;
  running.email = email;
  if (email !== '') for (const tracker of fresh) tracker.report({ kind: 'identified', email });
  if (begun.length > 0) void reportPage(page, begun);
}

/** Consent given on this page counts this page. */
async function reportPage(page: TrackedPage, begun: readonly Tracker[]): Promise<void> {
  const early = changesSince(page.found);
  for (const event of [...(await pageEvents(page.envelope)), ...early]) {
    for (const tracker of begun) if (trackingAllowed(tracker.purpose)) tracker.report(event);
  }
}

/** What happens while the page is open. */
function report(event: TrackedEvent): void {
  for (const tracker of running?.trackers ?? []) {
    if (trackingAllowed(tracker.purpose)) tracker.report(event);
  }
}

/** Deletes the cookies whose names begin so, of this host and of the domains above it. */
function eraseCookies(beginnings: readonly string[]): void {
  const names = document.cookie
    .split('; ')
    .map((pair) => pair.slice(0, pair.indexOf('=')))
    .filter((name) => beginnings.some((beginning) => name.startsWith(beginning)));
  const parts = location.hostname.split('.');
  // The last part alone is no domain a cookie can have.
  const domains = parts.slice(0, -1).map((_part, at) => parts.slice(at).join('.'));
  for (const name of names) {
    for (const domain of ['', ...domains]) writeCookie(name, '', { maxAge: 0, domain });
  }
}
