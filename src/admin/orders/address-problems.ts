import { adminMessages } from '#wire/messages/admin.ts';

// A refusal of an order names `billing[postcode]`: the form of that address shows it at its postcode, and
// where both addresses are one form it is said which of them is meant.

type Texts = Readonly<Record<string, string>>;
export type AddressKind = 'billing' | 'shipping';

const LABELS: Readonly<Record<string, keyof typeof adminMessages>> = {
  first_name: 'admin.order.firstName',
  last_name: 'admin.order.lastName',
  company: 'admin.order.company',
  address_1: 'admin.order.address1',
  address_2: 'admin.order.address2',
  postcode: 'admin.order.postcode',
  city: 'admin.order.city',
  state: 'admin.order.state',
  country: 'admin.order.country',
  phone: 'admin.order.phone',
  email: 'admin.order.email',
};

const NAME = /^(billing|shipping)\[(\w+)\]$/;

function lowered(text: string): string {
  return `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
}

/** "Postcode of the billing address must be at most 40 characters long." */
function sentence(kind: AddressKind, part: string, text: string): string {
  const label = LABELS[part];
  const of = adminMessages[`admin.order.of.${kind}`];
  return label ? `${adminMessages[label]} ${of} ${lowered(text)}` : text;
}

/** By the part of the address. `billing[postcode]` is `postcode` of the form for billing. */
export function addressProblems(fields: Texts, kind: AddressKind): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [name, text] of Object.entries(fields)) {
    const [, of, part = ''] = NAME.exec(name) ?? [];
    if (of === kind) problems[part] = sentence(kind, part, text);
  }
  return problems;
}

/** What no field of an address shows. */
export function otherProblems(fields: Texts): string[] {
  return Object.entries(fields).flatMap(([name, text]) => (NAME.test(name) ? [] : [text]));
}
