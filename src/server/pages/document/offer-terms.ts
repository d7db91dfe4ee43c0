import type { Days } from '#rules/delivery/order-arrival.ts';
import type { Money } from '#rules/money/money.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { amount } from './amount.ts';

// How a product is delivered in the shop's own country and sent back, as search engines read it.

export interface OfferTerms {
  /** Null where it is not delivered, or not known when. Working days: earliest and latest. */
  delivery: { cost: Money; handling: Days; transit: Days } | null;
  /** 0 where it cannot be sent back; null where the shop says nothing about it. */
  returnDays: number | null;
}

const SCHEMA = 'https://schema.org';

export function offerTermsJsonLd(
  { delivery, returnDays }: OfferTerms,
  settings: Settings,
): Record<string, unknown> {
  const country = settings['shop.country'];
  return {
    ...(delivery && {
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: {
          '@type': 'MonetaryAmount',
          value: amount(delivery.cost, settings),
          currency: settings['currency.code'],
        },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          handlingTime: daysJsonLd(delivery.handling),
          transitTime: daysJsonLd(delivery.transit),
        },
      },
    }),
    ...(returnDays !== null && {
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: country,
        ...(returnDays === 0
          ? { returnPolicyCategory: `${SCHEMA}/MerchantReturnNotPermitted` }
          : {
              returnPolicyCategory: `${SCHEMA}/MerchantReturnFiniteReturnWindow`,
              merchantReturnDays: returnDays,
            }),
      },
    }),
  };
}

function daysJsonLd([a, b]: Days): Record<string, unknown> {
  return {
    '@type': 'QuantitativeValue',
    minValue: Math.min(a, b),
    maxValue: Math.max(a, b),
    unitCode: 'DAY',
  };
}
