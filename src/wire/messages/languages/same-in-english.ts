import type { MessageKey } from '../messages.ts';

/** Texts that are the same in English on purpose, by language: names, and words both languages have. */
export const SAME_IN_ENGLISH: Readonly<Record<string, readonly MessageKey[]>> = {
  de: [
    'account.code',
    'account.downloads',
    'account.passkeys',
    'address.optional',
    'address.postcode.eircode',
    'address.state',
    'bundles.optional',
    'checkout.code',
    'colors.beige',
    'colors.gold',
    'colors.magenta',
    'colors.orange',
    'colors.pink',
    'consent.marketing',
    'content.journal',
    'listing.shop',
    'options.moment.month',
    'options.optional',
    'orders.status',
    'payments.bacs.bank',
    'payments.bacs.bic',
    'payments.bacs.bsb',
    'payments.bacs.iban',
    'payments.bacs.ifsc',
    'payments.paypal.title',
    'reviewForm.video',
  ],
};
