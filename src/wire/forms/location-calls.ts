import * as z from 'zod/mini';
import { hasPoint } from '#rules/options/place.ts';
import { MAX_LOCATION_QUERY } from '../locations.ts';
import { formText } from './form-fields.ts';

// What the calls of the place selector are sent.

const MAX_COUNTRIES_TEXT_LENGTH = 1000;
const MAX_ID_LENGTH = 400;

/** `de,at` as ['DE', 'AT']; empty for anywhere. */
const countries = z.transform((value: unknown): string[] => {
  if (typeof value !== 'string') return [];
  const codes = value.slice(0, MAX_COUNTRIES_TEXT_LENGTH).toUpperCase().split(',');
  return codes.filter((code) => /^[A-Z]{2}$/.test(code));
});

/** Cut one past the longest, so that what is too long is known for it. */
const query = z.pipe(
  formText(2 * MAX_LOCATION_QUERY),
  z.transform((text) => text.trim()),
);

export const suggestCall = z.object({ q: query, countries });

/** `name` is answered where nothing is known about `id`; an id that is too long names nothing. */
export const findCall = z.object({
  id: z.transform((value: unknown): string =>
    typeof value === 'string' && value.length <= MAX_ID_LENGTH ? value : '',
  ),
  name: formText(MAX_LOCATION_QUERY),
  countries,
});

export const POINT_PROBLEMS = ['locations.point'] as const;

const degrees = z.pipe(
  formText(40),
  z.transform((text) => text.trim()),
);

export const pointCall = z.pipe(
  z.object({ latitude: degrees, longitude: degrees, countries }).check(
    z.refine(({ latitude, longitude }) => hasPoint({ latitude, longitude }), {
      error: POINT_PROBLEMS[0],
      path: ['latitude'],
    }),
  ),
  z.transform((sent) => ({
    point: { lat: Number(sent.latitude), lng: Number(sent.longitude) },
    countries: sent.countries,
  })),
);

/** `key` is the page's public nonce. */
export const locateCall = z.object({ key: formText(100), timezone: formText(60), countries });
