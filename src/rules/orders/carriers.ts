// Carriers whose tracking pages are known, so that a number is enough.
// Example: trackingLink('dhl', '00340434161094042557') is DHL's page of that parcel. Another carrier
// is named as it is written, with a link of its own or none.

interface Carrier {
  readonly name: string;
  /** `{number}` stands for the tracking number. */
  readonly page: string;
}

export const CARRIERS: Readonly<Record<string, Carrier>> = {
  dhl: {
    name: 'DHL',
    page: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}',
  },
  dpd: { name: 'DPD', page: 'https://tracking.dpd.de/status/en_US/parcel/{number}' },
  fedex: { name: 'FedEx', page: 'https://www.fedex.com/fedextrack/?trknbr={number}' },
  gls: { name: 'GLS', page: 'https://gls-group.com/track/{number}' },
  'royal-mail': {
    name: 'Royal Mail',
    page: 'https://www.royalmail.com/track-your-item#/tracking-results/{number}',
  },
  ups: { name: 'UPS', page: 'https://www.ups.com/track?tracknum={number}' },
  usps: {
    name: 'USPS',
    page: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}',
  },
};

function knownCarrier(carrier: string): Carrier | null {
  return Object.hasOwn(CARRIERS, carrier) ? (CARRIERS[carrier] ?? null) : null;
}

/** The name that shoppers see. */
export function carrierName(carrier: string): string {
  return knownCarrier(carrier)?.name ?? carrier;
}

/** The page that follows the parcel; '' where there is none. A link that was given wins. */
export function trackingLink(carrier: string, number: string, url = ''): string {
  if (url !== '') return url;
  const page = number === '' ? '' : (knownCarrier(carrier)?.page ?? '');
  return page.replace('{number}', encodeURIComponent(number));
}
