import type { FieldRequirements } from '#rules/addresses/field-requirements.ts';
import type { Settings } from '#server/settings/defaults.ts';

export function getAddressParts(settings: Settings): FieldRequirements {
  return {
    company: settings['checkout.company'],
    address2: settings['checkout.address2'],
    phone: settings['checkout.phone'],
  };
}
