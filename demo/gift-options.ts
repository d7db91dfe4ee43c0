import { GIFT_FIELDS } from '#rules/gift-cards/gift-details.ts';
import type { FormInput } from '#wire/catalog/option-form-input.ts';

/** Whom a gift card is for, and when it is sent; what is left empty is the buyer's own. */
export function giftForm(product: (slug: string) => number): FormInput {
  return {
    title: 'Recipient of a gift card',
    belongsTo: { kind: 'products', ids: [product('gift-card')] },
    sections: [
      {
        id: 'gift_part',
        title: 'Who is it for?',
        fields: [
          {
            id: GIFT_FIELDS.email,
            type: 'text',
            label: 'Their e-mail address',
            help: 'Leave it empty, and the card comes to you to hand over.',
            rules: { maxLength: 254, pattern: '[^\\s@]+@[^\\s@]+\\.[^\\s@]+' },
            messages: { pattern: 'That does not look like an e-mail address.' },
          },
          {
            id: GIFT_FIELDS.name,
            type: 'text',
            label: 'Their name',
            columns: 6,
            rules: { maxLength: 80 },
          },
          {
            id: GIFT_FIELDS.sender,
            type: 'text',
            label: 'Your name',
            columns: 6,
            rules: { maxLength: 80 },
          },
          {
            id: GIFT_FIELDS.message,
            type: 'textarea',
            label: 'A few words',
            rules: { maxLength: 300, countLeft: true },
          },
          {
            id: GIFT_FIELDS.date,
            type: 'date',
            label: 'Send it on',
            limits: { leadDays: 1 },
            help: 'In the morning of that day. Leave it empty, and it goes out as soon as it is paid.',
          },
        ],
      },
    ],
  };
}
