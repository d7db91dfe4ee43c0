import {
  deletePreference,
  loadPreferences,
  MAX_PREFERENCES,
  savePreference,
} from '#server/accounts/preferences/preferences.ts';
import {
  fitsPreference,
  isPreference,
  preferenceInput,
  preferences,
} from '#wire/vitrine/preferences.ts';
import { invalidParams } from '../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';

const read = vitrineEndpoint({
  action: 'view',
  permission: 'open-admin',
  summary: 'What the person chose for good, by name',
  params: {},
  answer: { schema: preferences },
  handle: async (_, { ctx, manager }) => found(await loadPreferences(ctx.db, manager.customerId)),
});

const write = vitrineEndpoint({
  action: 'edit',
  permission: 'open-admin',
  summary:
    'Choose one thing for good: light or dark, the language, folded groups, favourites, columns',
  params: preferenceInput,
  required: ['name', 'value'],
  answer: { schema: preferences },
  async handle({ name, value }, { ctx, manager }) {
    const { db } = ctx;
    const person = manager.customerId;
    if (!isPreference(name)) return refused(invalidParams({ name: 'is nothing to choose' }));
    if (value !== null && !fitsPreference(name, value)) {
      return refused(invalidParams({ value: 'is no value of this name' }));
    }
    if (value === null) await deletePreference(db, person, name);
    else if (!(await savePreference(db, person, name, value))) {
      const why = `is one too many: ${MAX_PREFERENCES} are the most`;
      return refused(invalidParams({ name: why }));
    }
    return found(await loadPreferences(db, person));
  },
});

export const preferenceRoute: RestRoute = {
  namespace: NAMESPACE,
  path: '/preferences',
  methods: { GET: read, PUT: write },
};
