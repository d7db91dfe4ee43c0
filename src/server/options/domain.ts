import { cardOptions } from '#server/catalog/card-options.ts';
import { deletingByTime } from '#server/platform/jobs/delete-by-time.ts';
import { publicFetch } from '#server/platform/outgoing/public-fetch.ts';
import type { Domain } from '#server/settings/domain.ts';
import { decryptSetting } from '#server/settings/secret-settings.ts';
import { productsWithForms } from './forms/products-with-forms.ts';
import { openGazetteer } from './locations/gazetteer.ts';
import { gazetteerFile } from './locations/gazetteer-file.ts';
import { createLocationLookup, locations } from './locations/location-lookup.ts';
import { purgeUploads } from './uploads/purge-uploads.ts';

export const optionsDomain: Domain = {
  services(before, { now, secret, encryption, log }) {
    const lookup = createLocationLookup({
      openGazetteer: () => openGazetteer(gazetteerFile()),
      fetch: publicFetch,
      now,
      secret,
      decryptKey: (stored) => decryptSetting({ encryption }, 'locations.googleKey', stored) ?? '',
      failed: (error) => log.bug(error, { part: 'locations' }),
    });
    return cardOptions.add(locations.add(before, lookup), productsWithForms);
  },
  recurring: {
    'purge-uploads': { everyMs: 60 * 60 * 1000, run: deletingByTime(purgeUploads) },
  },
};
