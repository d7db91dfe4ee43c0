import { layerEntry } from '#rules/tracking/layer-entry.ts';
import { pixelCall } from '#rules/tracking/pixel-call.ts';
import { type QueueCall, queueCalls } from '#rules/tracking/queue-calls.ts';
import type { TrackedEvent, TrackedShop } from '#rules/tracking/tracked-event.ts';
import type { ConsentCategory } from '#wire/consent.ts';
import type { TrackingSettings } from '#wire/tracking/tracking.ts';

// What trackers read. Whatever they answer or throw is ignored: a tracker is no part of the shop.

export interface Tracker {
  name: string;
  purpose: ConsentCategory;
  report(event: TrackedEvent): void;
  /** Deletes what this page holds for it. */
  clear(): void;
}

/** An array until the tracker's script has replaced it by its own object. */
interface Queue {
  push(call: unknown): unknown;
}

interface Pixel {
  (...call: unknown[]): void;
  queue: unknown[][];
  /** Set by the pixel's script. */
  callMethod?(...call: unknown[]): void;
}

declare global {
  interface Window {
    _learnq?: Queue;
    dataLayer?: Queue;
    fbq?: Pixel;
  }
}

export function createTrackers(settings: TrackingSettings, shop: TrackedShop): Tracker[] {
  return [
    queueTracker(shop),
    ...(settings.endpoint === '' ? [] : [endpointTracker(settings, shop)]),
    ...(settings.dataLayer ? [layerTracker(shop)] : []),
    ...(settings.pixelId === '' ? [] : [pixelTracker(settings.pixelId, shop)]),
  ];
}

/** Without a script that reads it, it stays an array of this page. */
function queueTracker(shop: TrackedShop): Tracker {
  return {
    name: 'queue',
    purpose: 'marketing',
    report(event) {
      for (const call of queueCalls(event, shop)) pushTo('_learnq', call);
    },
    clear() {
      deleteQueue('_learnq');
    },
  };
}

function layerTracker(shop: TrackedShop): Tracker {
  return {
    name: 'dataLayer',
    purpose: 'statistics',
    report(event) {
      const entry = layerEntry(event, shop);
      if (!entry) return;
      // Tag managers merge entries: without this, lines of the one before would stay.
      if (entry.ecommerce) pushTo('dataLayer', { ecommerce: null });
      pushTo('dataLayer', entry);
    },
    clear() {
      deleteQueue('dataLayer');
    },
  };
}

function pushTo(name: '_learnq' | 'dataLayer', value: unknown): void {
  window[name] ??= [];
  harmless(() => window[name]?.push(value));
}

function pixelTracker(id: string, shop: TrackedShop): Tracker {
  let begun = false;
  return {
    name: 'pixel',
    purpose: 'marketing',
    report(event) {
      if (!begun) {
        begun = true;
        callPixel('init', id);
        callPixel('track', 'PageView');
      }
      const call = pixelCall(event, shop);
      if (call) callPixel(...call);
    },
    clear() {
      begun = false;
      deleteQueue('fbq');
    },
  };
}

function callPixel(...call: unknown[]): void {
  window.fbq ??= pixelQueue();
  harmless(() => window.fbq?.(...call));
}

/** Collects calls until the pixel's script sets callMethod. */
function pixelQueue(): Pixel {
  const pixel: Pixel = Object.assign(
    (...call: unknown[]) => {
      if (pixel.callMethod) pixel.callMethod(...call);
      else pixel.queue.push(call);
    },
    { queue: [] },
  );
  return pixel;
}

/** So long an endpoint may take; no code waits for it. */
const PATIENCE_MS = 10_000;

function endpointTracker({ endpoint, token }: TrackingSettings, shop: TrackedShop): Tracker {
  let email = '';
  const post = ([what, ...args]: QueueCall) => {
    const properties = args.at(-1);
    const name = what === 'track' ? args[0] : what;
    const body = JSON.stringify({ token, event: name, email, properties, time: Date.now() });
    // As plain text without a preflight, and with an answer that no script can read.
    void fetch(endpoint, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      keepalive: true,
      signal: AbortSignal.timeout(PATIENCE_MS),
      body,
    }).catch(() => undefined);
  };
  return {
    name: 'endpoint',
    purpose: 'marketing',
    report(event) {
      for (const call of queueCalls(event, shop)) {
        if (call[0] === 'identify') email = call[1].$email;
        post(call);
      }
    },
    clear() {
      email = '';
    },
  };
}

/** A script that has declared it with `var` has made it undeletable: empty then, until the page ends. */
function deleteQueue(name: '_learnq' | 'dataLayer' | 'fbq'): void {
  if (!Reflect.deleteProperty(window, name))
    harmless(() => Object.assign(window, { [name]: null }));
}

function harmless(call: () => unknown): void {
  try {
    call();
  } catch {
    // An error of the tracker's own script.
  }
}
