import { joinNames } from '#rules/messages/locale-signs.ts';
import { attributeField } from '#rules/variations/choice.ts';
import { useShop } from '../ui/shop-context.tsx';
import { useChoice } from './choice/product-choice.tsx';

/** "Colour and Size": the missing attributes; all of them where the choice does not match. */
export function useMissingNames(): string {
  const { signs } = useShop();
  const { product, missing } = useChoice();
  const labels = product.attributes
    .filter(({ forVariations }) => forVariations)
    .filter(({ name }) => missing.length === 0 || missing.includes(attributeField(name)))
    .map(({ label }) => label);
  return joinNames(labels, signs);
}
