// Why something comes back, and who pays its postage: the shop where it is at fault, as its settings
// say, else whoever its rules name.
// Example: of a wrong size and a broken mug in one parcel the shop pays the postage, and no fee is taken
// off for the mug.

export const RETURN_REASONS = [
  'expected',
  'size',
  'mind',
  'damaged',
  'wrong',
  'incomplete',
  'late',
  'other',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

export const POSTAGE_PAYERS = ['buyer', 'shop'] as const;
export type PostagePayer = (typeof POSTAGE_PAYERS)[number];

export function whoPays(
  reasons: readonly ReturnReason[],
  { usual, shopPaysFor }: { usual: PostagePayer; shopPaysFor: readonly ReturnReason[] },
): PostagePayer {
  return reasons.some((reason) => shopPaysFor.includes(reason)) ? 'shop' : usual;
}
