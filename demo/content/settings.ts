import type { Settings } from '#server/settings/defaults.ts';
import { PAYMENT_SETTINGS } from '#server/settings/groups/payment-settings.ts';

/** What the demo shop sets differently from the defaults. */
export const demoSettings: Partial<Settings> = {
  'shop.name': 'Hearth & Hand',
  'units.weight': 'g',
  'shop.tagline': 'Homeware and gifts, made to be yours',
  'shop.topBarText': 'Free delivery in the United States from $75',
  // Whoever tries the demo shop sees their review at once.
  'reviews.hold': 'none',
  'search.synonyms': [
    ['mug', 'cup', 'beaker'],
    ['throw', 'blanket', 'plaid'],
    ['cushion', 'pillow'],
    ['curtain', 'drape'],
    ['carafe', 'jug', 'pitcher'],
    ['tote', 'bag', 'shopper'],
    ['planter', 'flowerpot'],
  ],
  'giftCards.category': 'gift-cards',
  'delivery.cutOff': '14:00',
  'delivery.handlingOf': { 'made-to-measure-curtain': [9, 11] },
  'returns.days': 30,
  // Made with the buyer's words or measurements, and what is fresh.
  'returns.except': [
    'engraved-cutting-board',
    'made-to-measure-curtain',
    'photo-print',
    'monogram-writing-set',
    'host-hamper',
  ],
  'returns.page': '/delivery',
  'shipping.freeReplacesPaid': true,
  'checkout.termsPage': 'terms',
  'checkout.privacyPage': 'privacy',
  'shop.address1': '8 Kiln Lane, Elmford',
  // Card first, then what leads elsewhere, then what is paid later.
  'payments.order': ['test', 'test-account', 'bacs', 'cod'],
  'payments.express': true,
  'payments.cheque': { ...PAYMENT_SETTINGS.cheque.fallback, enabled: false },
  'payments.bacs': {
    ...PAYMENT_SETTINGS.bacs.fallback,
    accounts: [
      {
        name: 'Hearth & Hand',
        bank: 'Elmford Savings',
        number: '0001234567',
        sortCode: '000112233',
        iban: '',
        bic: '',
      },
    ],
  },
};
