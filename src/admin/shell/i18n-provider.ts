import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { adminMessages } from '#wire/messages/admin.ts';

/** react-admin's own texts, with the admin's words where they differ. */
export const i18nProvider = polyglotI18nProvider(
  () => ({
    ...english,
    ra: { ...english.ra, page: { ...english.ra.page, dashboard: adminMessages['admin.home'] } },
  }),
  'en',
  [{ locale: 'en', name: 'English' }],
  { allowMissing: true },
);
