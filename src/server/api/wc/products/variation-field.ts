/** Where a refusal names a field of a variation that was sent with its product. */
export const variationField = (step: number, field: string) =>
  `extensions.vitrine.variations.${step}.${field}`;
