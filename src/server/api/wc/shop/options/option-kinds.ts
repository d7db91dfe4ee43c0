import type { Db } from '#server/platform/database/database.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { SettingOption } from '#wire/wc/shipping.ts';

// The kinds of options: how each is read from a setting and written to it. What a client compares
// (ids, labels, default values, choices) is as in WooCommerce.

/** The label, the sentence below it and that behind its question mark: true for the same again. */
export type Words = readonly [label: string, description?: string, tip?: string | true];
export type Choices = Readonly<Record<string, string>>;

export interface MappedOption {
  id: string;
  words: Words;
  type: SettingOption['type'];
  /** Left out where it is the default of the shop's own setting. */
  fallback?: string;
  options?: Choices;
  /** Choices that the shop adds to. */
  loadOptions?(db: Db): Promise<Choices>;
  read(settings: Settings): string;
  /** The settings it stands for; null where it cannot be had. */
  write(value: string, settings: Settings): Partial<Settings> | null;
}

type NameOf<T> = {
  [Name in keyof Settings]: Settings[Name] extends T ? Name : never;
}[keyof Settings];

export function textOption(
  id: string,
  words: Words,
  name:
    | 'shop.address1'
    | 'shop.address2'
    | 'shop.city'
    | 'shop.postcode'
    | 'mail.senderName'
    | 'mail.senderAddress'
    | 'mail.managerAddress'
    | 'mail.footer',
  type: 'text' | 'email' | 'textarea' = 'text',
): MappedOption {
  return {
    id,
    words,
    type,
    read: (settings) => settings[name],
    write: (value) => ({ [name]: value.trim() }),
  };
}

export function flagOption(
  id: string,
  words: Words,
  name: Extract<NameOf<boolean>, string>,
  fallback?: 'yes' | 'no',
): MappedOption {
  return {
    id,
    words,
    type: 'checkbox',
    ...(fallback && { fallback }),
    read: (settings) => (settings[name] ? 'yes' : 'no'),
    write: (value) => (['yes', 'no'].includes(value) ? { [name]: value === 'yes' } : null),
  };
}

/** A whole number; what is too small or too large the setting itself refuses. */
export function numberOption(
  id: string,
  words: Words,
  name: 'stock.lowThreshold' | 'orders.holdMinutes',
  fallback: string,
): MappedOption {
  return {
    id,
    words,
    type: 'number',
    fallback,
    read: (settings) => String(settings[name]),
    write: (value) => (/^\d{1,9}$/.test(value) ? { [name]: Number(value) } : null),
  };
}

/** One of the words of a setting, each by WooCommerce's word for it. */
export function choiceOption<
  Name extends
    | 'currency.position'
    | 'stock.showLeft'
    | 'tax.basedOn'
    | 'tax.displayInCart'
    | 'units.weight'
    | 'units.length',
>(
  id: string,
  words: Words,
  name: Name,
  values: readonly (readonly [there: string, here: Settings[Name] | null, text: string])[],
  fallback?: string,
): MappedOption {
  return {
    id,
    words,
    type: 'select',
    ...(fallback !== undefined && { fallback }),
    options: Object.fromEntries(values.map(([there, , text]) => [there, text])),
    read: (settings) => values.find(([, here]) => here === settings[name])?.[0] ?? '',
    write(value) {
      const here = values.find(([there]) => there === value)?.[1] ?? null;
      return here === null ? null : { [name]: here };
    },
  };
}

/** What this shop does in one way: it is read, and no other value is taken. */
export function fixedOption(
  id: string,
  words: Words,
  type: MappedOption['type'],
  value: string,
  { options, fallback }: { options?: Choices; fallback?: string } = {},
): MappedOption {
  return {
    id,
    words,
    type,
    ...(fallback !== undefined && { fallback }),
    ...(options && { options }),
    read: () => value,
    write: (sent) => (sent === value ? {} : null),
  };
}

/** Stored for whoever asks, and without effect. */
export function storedOption(
  id: string,
  words: Words,
  type: MappedOption['type'],
  fallback: string,
  { options, values }: { options?: Choices; values: readonly string[] },
): MappedOption {
  return {
    id,
    words,
    type,
    fallback,
    ...(options && { options }),
    read: (settings) => settings['api.storedOptions'][id] ?? fallback,
    write: (value, settings) =>
      values.includes(value)
        ? { 'api.storedOptions': { ...settings['api.storedOptions'], [id]: value } }
        : null,
  };
}
