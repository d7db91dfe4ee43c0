import { createLocationLookup, type LocationLookup } from '../locations/location-lookup.ts';
import { sampleGazetteer } from '../locations/sample-cities.ts';

/** A location lookup with a dozen towns and no external server. */
export function testLocations(): { places: LocationLookup; remove(): void } {
  const { gazetteer, remove } = sampleGazetteer();
  const places = createLocationLookup({
    openGazetteer: () => gazetteer,
    fetch: async () => {
      throw new Error('no other service is to be asked');
    },
    now: () => 0,
    secret: 's'.repeat(64),
    decryptKey: (stored) => stored,
    failed(error) {
      throw error;
    },
  });
  return { places, remove };
}
