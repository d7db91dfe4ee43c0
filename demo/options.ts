import type { FormInput } from '#wire/catalog/option-form-input.ts';
import { giftForm } from './gift-options.ts';
import { partyForm } from './party-options.ts';

/** Ids of the demo's products, by slug. */
export interface OptionTargets {
  product(slug: string): number;
  /** URL of a thumbnail of a product's image, counted from 0. */
  picture(slug: string, at: number): string;
}

const AREA = '{field.width.value} * {field.drop.value} / 10000';

/** Those that docs and tests rely on come first. */
export function demoOptions({ product, picture: image }: OptionTargets): FormInput[] {
  const only = (...slugs: string[]) => ({ kind: 'products' as const, ids: slugs.map(product) });
  return [
    {
      title: 'Engraving',
      belongsTo: only('engraved-cutting-board'),
      sections: [
        {
          id: 'engraving_part',
          title: 'Make it yours',
          fields: [
            {
              id: 'engraving',
              type: 'text',
              label: 'Engraving',
              help: 'Letters, digits, spaces, & and full stops. Spaces are free.',
              rules: { maxLength: 24, allowed: 'A-Za-z0-9 &.', countLeft: true },
              preview: {
                x: 49.2,
                y: 57.5,
                width: 43,
                size: 6,
                color: '#5a3517',
                fontField: 'font',
              },
              price: { pricingType: 'per_car', amount: 80, excluded: { kind: 'list', text: ' ' } },
            },
            {
              id: 'font',
              type: 'radio-group',
              label: 'Lettering',
              rule: {
                action: 'show',
                groups: [
                  {
                    conditions: [
                      { subject: { kind: 'field', id: 'engraving' }, operator: 'is_not_empty' },
                    ],
                  },
                ],
              },
              price: { pricingType: 'fixed' },
              options: [
                { value: 'serif', label: 'Serif', selected: true },
                { value: 'script', label: 'Script', price: 300 },
              ],
            },
            {
              id: 'gift_wrap',
              type: 'checkbox-group',
              multiple: true,
              label: 'Wrapping',
              tooltip: 'One parcel, one bow: charged once, however many boards you order.',
              price: { pricingType: 'fixed', isFee: true },
              options: [{ value: 'yes', label: 'Wrap it as a gift', price: 450 }],
            },
          ],
        },
      ],
    },
    {
      title: 'Curtain by measure',
      belongsTo: only('made-to-measure-curtain'),
      override: 'fully',
      priceUnit: 'm²',
      sections: [
        {
          id: 'measure',
          title: 'Your window',
          fields: [
            {
              id: 'width',
              type: 'number',
              label: 'Width in cm',
              columns: 6,
              required: true,
              min: 40,
              max: 400,
              help: '40 to 400 cm',
            },
            {
              id: 'drop',
              type: 'number',
              label: 'Drop in cm',
              columns: 6,
              required: true,
              min: 40,
              max: 300,
              help: '40 to 300 cm',
              price: { pricingType: 'custom', formula: `${AREA} * 38` },
            },
            {
              id: 'lining',
              type: 'select',
              label: 'Lining',
              price: { pricingType: 'custom', formula: `${AREA} * {option_price}` },
              options: [
                { value: 'none', label: 'None', price: 0, selected: true },
                { value: 'cotton', label: 'Cotton, $8 per m²', price: 800 },
                { value: 'blackout', label: 'Blackout, $14 per m²', price: 1400 },
              ],
            },
            {
              id: 'area',
              type: 'statictext',
              content: `#= round(${AREA}, 2) =# square metres of linen, cut for you.`,
              rule: {
                action: 'show',
                groups: [
                  {
                    conditions: [
                      { subject: { kind: 'field', id: 'width' }, operator: 'greater', value: '0' },
                      { subject: { kind: 'field', id: 'drop' }, operator: 'greater', value: '0' },
                    ],
                  },
                ],
              },
            },
          ],
        },
      ],
    },
    partyForm(product),
    giftForm(product),
    {
      title: 'Photo',
      belongsTo: only('photo-print'),
      sections: [
        {
          id: 'photo_part',
          title: 'Your picture',
          fields: [
            {
              id: 'print_size',
              type: 'image-group',
              label: 'Size',
              swapPicture: true,
              required: true,
              price: { pricingType: 'fixed' },
              options: [
                {
                  value: '13x18',
                  label: '13 × 18 cm',
                  image: image('photo-print', 0),
                  selected: true,
                },
                {
                  value: '20x30',
                  label: '20 × 30 cm',
                  image: image('photo-print', 1),
                  price: 600,
                },
                {
                  value: '30x40',
                  label: '30 × 40 cm',
                  image: image('photo-print', 2),
                  price: 1400,
                },
              ],
            },
            {
              id: 'photo',
              type: 'file',
              label: 'Photo',
              required: true,
              extensions: ['jpg', 'jpeg', 'png'],
              maxSize: 10 * 1024 * 1024,
              help: 'jpg or png, up to 10 MB',
            },
          ],
        },
      ],
    },
    {
      title: 'Monogram',
      belongsTo: only('monogram-writing-set'),
      sections: [
        {
          id: 'monogram_part',
          title: 'Your letters',
          fields: [
            {
              id: 'letters',
              type: 'text',
              label: 'Initials',
              required: true,
              columns: 6,
              rules: { minLength: 1, maxLength: 3, allowed: 'A-Z', placeholder: 'ABC' },
              messages: { characters: 'Capital letters only, please.' },
            },
            {
              id: 'ink_color',
              type: 'color-group',
              label: 'Ink',
              required: true,
              options: [
                { value: 'moss', label: 'Moss', color: '#55623f', selected: true },
                { value: 'ink', label: 'Ink', color: '#26303f' },
                { value: 'rust', label: 'Rust', color: '#a3532b' },
              ],
            },
          ],
        },
      ],
    },
    {
      title: 'Delivery by hand',
      belongsTo: only('letterbox-flowers'),
      sections: [
        {
          id: 'delivery_part',
          fields: [
            {
              id: 'deliver_at',
              type: 'datetime-local',
              label: 'Deliver at',
              limits: { leadDays: 1, weekdays: [1, 2, 3, 4, 5, 6] },
              help: 'From tomorrow, not on Sundays',
            },
            {
              id: 'deliver_to',
              type: 'placeselector',
              label: 'Deliver to',
              help: 'Where our courier goes, anywhere in the United States',
              required: true,
              countries: ['US'],
              rule: {
                action: 'show',
                groups: [
                  {
                    conditions: [
                      { subject: { kind: 'field', id: 'deliver_at' }, operator: 'is_not_empty' },
                    ],
                  },
                ],
              },
            },
          ],
        },
      ],
    },
    {
      title: 'Card in a gift set',
      priority: 50,
      // What goes into a parcel: a download has no card and no day, a gift card words of its own.
      belongsTo: only(
        'slow-morning-bundle',
        'tea-for-two-set',
        'new-home-box',
        'candle-making-kit',
        'gardener-gift-box',
        'host-hamper',
        'letterbox-flowers',
      ),
      sections: [
        {
          id: 'greeting_part',
          fields: [
            {
              id: 'greeting',
              type: 'textarea',
              label: 'A few words on the card',
              rules: { maxLength: 200, countLeft: true },
            },
            {
              id: 'send_on',
              type: 'date',
              label: 'Send it on',
              limits: { leadDays: 2, weekdays: [1, 2, 3, 4, 5] },
              help: 'Monday to Friday, from the day after tomorrow',
            },
          ],
        },
      ],
    },
  ];
}
