import type { FormInput } from '#wire/catalog/option-form-input.ts';

/** Invitations: as many cards as guests, a date far enough away, and where the party is. */
export function partyForm(product: (slug: string) => number): FormInput {
  return {
    title: 'Guests',
    belongsTo: { kind: 'products', ids: [product('party-invitations')] },
    quantity: '{field.guests.value}',
    sections: [
      {
        id: 'party',
        title: 'Your party',
        fields: [
          {
            id: 'guests',
            type: 'number',
            label: 'Guests',
            required: true,
            min: 10,
            max: 300,
            step: 1,
            columns: 6,
            help: 'One card each, 10 to 300',
          },
          {
            id: 'occasion',
            type: 'radio-group',
            label: 'Occasion',
            columns: 6,
            tracked: true,
            options: [
              { value: 'birthday', label: 'Birthday' },
              { value: 'wedding', label: 'Wedding' },
              { value: 'something', label: 'Something else', other: true },
            ],
          },
          {
            id: 'party_date',
            type: 'date',
            label: 'Date of the party',
            columns: 6,
            tracked: true,
            limits: {
              leadDays: 14,
              weekdays: [0, 1, 4, 5, 6],
              blocked: ['2026-12-24', '2026-12-25'],
            },
            help: 'From two weeks on; not on Tuesdays, Wednesdays and at Christmas',
          },
          {
            id: 'party_time',
            type: 'time',
            label: 'Begins at',
            columns: 6,
            limits: { earliest: '10:00', latest: '22:00' },
          },
          {
            id: 'venue',
            type: 'placeselector',
            label: 'Venue',
            help: 'We print a small map on the back of every card.',
          },
          {
            id: 'words',
            type: 'textarea',
            label: 'Your words',
            rules: { maxLength: 240, countLeft: true },
          },
          {
            id: 'look_head',
            type: 'header',
            content: 'Paper and colour',
          },
          {
            id: 'look_words',
            type: 'paragraph',
            content: 'Cotton paper, printed by hand. One colour of your own runs along the edge.',
          },
          {
            id: 'edge_color',
            type: 'color',
            label: 'Colour of the edge',
            swatches: ['#a3532b', '#55623f', '#26303f', '#c9a24b'],
          },
          {
            id: 'printed_by',
            type: 'hidden',
            fallback: 'hand press',
            showIn: { cart: false, checkout: false },
          },
          {
            id: 'extras',
            type: 'productGroup',
            multiple: true,
            label: 'Take along',
            productIds: [product('wrapping-paper-roll'), product('pencil-set')],
          },
        ],
      },
    ],
  };
}
