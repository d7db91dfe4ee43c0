import { useWatch } from 'react-hook-form';
import { PRODUCT_TYPES, type ProductType } from './product-draft.ts';

/** As the form says at this moment. */
export function useProductType(): ProductType {
  const chosen: unknown = useWatch({ name: 'extensions.vitrine.type' });
  return PRODUCT_TYPES.find((type) => type === chosen) ?? 'simple';
}
