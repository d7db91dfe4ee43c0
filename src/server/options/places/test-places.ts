import { createPlaces, type Places } from './places.ts';
import { sampleGazetteer } from './sample-cities.ts';

/** Places of a shop that knows a dozen towns and asks nobody else. */
export function testPlaces(): { places: Places; forget(): void } {
  const { gazetteer, forget } = sampleGazetteer();
  const places = createPlaces({
    openGazetteer: () => gazetteer,
    fetch: async () => {
      throw new Error('nobody is to be asked');
    },
    now: () => 0,
    secret: 's'.repeat(64),
    failed(error) {
      throw error;
    },
  });
  return { places, forget };
}
