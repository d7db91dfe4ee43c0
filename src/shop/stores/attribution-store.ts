import { type AttributionValues, NO_ATTRIBUTION } from '#rules/attribution/attribution-fields.ts';
import { createObservable, useObservable } from '../ui/store/observable.ts';

// Values of the checkout's hidden inputs. Empty until known and allowed, and again after consent is
// withdrawn.

const values = createObservable<AttributionValues>(NO_ATTRIBUTION);

export const setAttributionValues = values.set;

/** For orders that are sent by script instead of a form. */
export const currentAttributionValues = values.get;

export function useAttributionValues(): AttributionValues {
  return useObservable(values, NO_ATTRIBUTION);
}
