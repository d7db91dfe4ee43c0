import type { Settings } from '#server/settings/defaults.ts';

// The kinds of options: how each is read from a setting and written to it.

export type OptionType = 'text' | 'select' | 'checkbox' | 'number';

export interface MappedOption {
  id: string;
  group: 'general' | 'products' | 'tax' | 'account' | 'email';
  label: string;
  description: string;
  type: OptionType;
  options?: Readonly<Record<string, string>>;
  read(settings: Settings): string;
  /** The settings it stands for; null where it cannot be had. */
  write(value: string, settings: Settings): Partial<Settings> | null;
}

type NameOf<T> = {
  [Name in keyof Settings]: Settings[Name] extends T ? Name : never;
}[keyof Settings];
type Group = MappedOption['group'];

export function textOption(
  group: Group,
  id: string,
  label: string,
  name:
    | 'shop.address1'
    | 'shop.address2'
    | 'shop.city'
    | 'shop.postcode'
    | 'mail.senderName'
    | 'mail.senderAddress'
    | 'mail.footer'
    | 'tax.shippingClass',
): MappedOption {
  return {
    id,
    group,
    label,
    description: '',
    type: 'text',
    read: (settings) => settings[name],
    write: (value) => ({ [name]: value.trim() }),
  };
}

export function flagOption(
  group: Group,
  id: string,
  label: string,
  name: Extract<NameOf<boolean>, string>,
): MappedOption {
  return {
    id,
    group,
    label,
    description: '',
    type: 'checkbox',
    read: (settings) => (settings[name] ? 'yes' : 'no'),
    write: (value) => (['yes', 'no'].includes(value) ? { [name]: value === 'yes' } : null),
  };
}

/** A whole number; what is too small or too large the setting itself refuses. */
export function numberOption(
  group: Group,
  id: string,
  label: string,
  name: 'stock.lowThreshold' | 'orders.holdMinutes',
): MappedOption {
  return {
    id,
    group,
    label,
    description: '',
    type: 'number',
    read: (settings) => String(settings[name]),
    write: (value) => (/^\d{1,9}$/.test(value) ? { [name]: Number(value) } : null),
  };
}

/** One of the words the setting knows, which are those of WooCommerce. */
export function choiceOption(
  group: Group,
  id: string,
  label: string,
  name: 'currency.position' | 'tax.basedOn' | 'tax.displayInCart' | 'units.weight' | 'units.length',
  options: Readonly<Record<string, string>>,
): MappedOption {
  return {
    id,
    group,
    label,
    description: '',
    type: 'select',
    options,
    read: (settings) => settings[name],
    write: (value) => (Object.hasOwn(options, value) ? { [name]: value } : null),
  };
}
