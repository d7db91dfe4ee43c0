export const WEIGHT_UNITS = ['g', 'kg', 'lb', 'oz'] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];

// A charge by weight is one per kilogram or pound, in whatever unit products are weighed.
// Example: with weights in grams, 1000 of them are charged as one kilogram.

const CHARGED = {
  g: { unit: 'kg', size: 1000 },
  kg: { unit: 'kg', size: 1 },
  oz: { unit: 'lb', size: 16 },
  lb: { unit: 'lb', size: 1 },
} as const;

export function chargedWeight(unit: WeightUnit): { unit: WeightUnit; size: number } {
  return CHARGED[unit];
}
