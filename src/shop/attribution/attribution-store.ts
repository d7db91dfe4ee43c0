import { useSyncExternalStore } from 'react';
import { type AttributionValues, NO_ATTRIBUTION } from '#rules/attribution/attribution-fields.ts';

// Values of the checkout's hidden inputs. Empty until known and allowed, and again after consent is
// withdrawn.

let values: AttributionValues = NO_ATTRIBUTION;
const listeners = new Set<() => void>();

export function setAttributionValues(next: AttributionValues): void {
  values = next;
  for (const listener of listeners) listener();
}

/** For orders that are sent by script instead of a form. */
export function currentAttributionValues(): AttributionValues {
  return values;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useAttributionValues(): AttributionValues {
  return useSyncExternalStore(subscribe, currentAttributionValues, () => NO_ATTRIBUTION);
}
