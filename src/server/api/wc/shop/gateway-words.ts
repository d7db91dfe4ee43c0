import type { Settings } from '#server/settings/defaults.ts';
import type { GatewayField } from '#wire/wc/shipping.ts';

// What clients of WooCommerce compare of the methods without a provider: its words for the method and
// for the fields of its form. Title and description are those that shoppers read here.

export type OfflineGatewayId = 'bacs' | 'cheque' | 'cod';

interface GatewayWords {
  title: string;
  description: string;
}

export const GATEWAY_WORDS: Readonly<Record<OfflineGatewayId, GatewayWords>> = {
  bacs: {
    title: 'Direct bank transfer',
    description:
      'Take payments in person via BACS. More commonly known as direct bank/wire transfer.',
  },
  cheque: {
    title: 'Check payments',
    description:
      'Take payments in person via checks. This offline gateway can also be useful to test purchases.',
  },
  cod: {
    title: 'Cash on delivery',
    description: 'Let your shoppers pay upon delivery — by cash or other methods of payment.',
  },
};

type Method = Settings['payments.cod'];

function field(
  id: string,
  label: string,
  description: string,
  rest: Pick<GatewayField, 'type' | 'value' | 'default' | 'options'>,
): GatewayField {
  return { id, label, description, tip: description, placeholder: '', ...rest };
}

const ANY = (name: string) => `Any &quot;${name}&quot; method`;
const SHIPPING = {
  'Flat rate': { flat_rate: ANY('Flat rate') },
  'Free shipping': { free_shipping: ANY('Free shipping') },
  'Local pickup': { local_pickup: ANY('Local pickup') },
};

/** Of a method with a provider. */
export const gatewayTitle = (title: string) =>
  field('title', 'Title', '', { type: 'safe_text', value: title, default: '' });

export function gatewayFields(
  id: OfflineGatewayId,
  title: string,
  { instructions, ...method }: Method,
) {
  const isCash = id === 'cod';
  const titleText = isCash
    ? 'Payment method description that the customer will see on your checkout.'
    : 'This controls the title which the user sees during checkout.';
  const instructionText = isCash
    ? 'Instructions that will be added to the thank you page.'
    : 'Instructions that will be added to the thank you page and emails.';
  return {
    title: field('title', 'Title', titleText, {
      type: 'safe_text',
      value: title,
      default: GATEWAY_WORDS[id].title,
    }),
    instructions: field('instructions', 'Instructions', instructionText, {
      type: 'textarea',
      value: instructions,
      default: isCash ? 'Pay with cash upon delivery.' : '',
    }),
    ...(isCash && cashFields(method)),
  };
}

function cashFields({
  shippingMethods,
  withoutDelivery,
}: Pick<Method, 'shippingMethods' | 'withoutDelivery'>) {
  return {
    enable_for_methods: field(
      'enable_for_methods',
      'Enable for shipping methods',
      'If COD is only available for certain methods, set it up here. Leave blank to enable for all methods.',
      {
        type: 'multiselect',
        value: shippingMethods.length === 0 ? '' : shippingMethods,
        default: '',
        options: SHIPPING,
      },
    ),
    enable_for_virtual: field('enable_for_virtual', 'Accept COD if the order is virtual', '', {
      type: 'checkbox',
      value: withoutDelivery ? 'yes' : 'no',
      default: 'yes',
    }),
  };
}
