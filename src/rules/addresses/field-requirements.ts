// The parts of an address that a shop may leave out or insist on.
// Example: { company: 'hidden', address2: 'optional', phone: 'required' }.

export const REQUIREMENTS = ['hidden', 'optional', 'required'] as const;
export type Requested = (typeof REQUIREMENTS)[number];

export const ASKABLE_PARTS = ['company', 'address2', 'phone'] as const;
export type FieldRequirements = Record<(typeof ASKABLE_PARTS)[number], Requested>;

export const EVERY_PART_OPTIONAL: FieldRequirements = {
  company: 'optional',
  address2: 'optional',
  phone: 'optional',
};

/** Undefined for a part that the country decides on. */
export function getRequested(requirements: FieldRequirements, part: string): Requested | undefined {
  const askable = ASKABLE_PARTS.find((name) => name === part);
  return askable && requirements[askable];
}
