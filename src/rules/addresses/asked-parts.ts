// The parts of an address that a shop may leave out or insist on.
// Example: { company: 'hidden', address2: 'optional', phone: 'required' }.

export const ASKED = ['hidden', 'optional', 'required'] as const;
export type Asked = (typeof ASKED)[number];

export const ASKABLE_PARTS = ['company', 'address2', 'phone'] as const;
export type AskedParts = Record<(typeof ASKABLE_PARTS)[number], Asked>;

export const EVERY_PART_OPTIONAL: AskedParts = {
  company: 'optional',
  address2: 'optional',
  phone: 'optional',
};

/** Undefined for a part that the country decides on. */
export function getRequested(asked: AskedParts, part: string): Asked | undefined {
  const askable = ASKABLE_PARTS.find((name) => name === part);
  return askable && asked[askable];
}
