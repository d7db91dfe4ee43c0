import type { BundleProblem } from '#server/bundles/parse-bundle.ts';
import { fieldProblems, paramName } from '../../../rest/field-problems.ts';
import type { RestError } from '../../../rest/rest-error.ts';

const WORDS: Readonly<Record<BundleProblem['code'], string>> = {
  invalid: 'is not valid.',
  sameId: 'has an id that another one has already.',
  quantityRange: 'must begin between its least and its most.',
  itemCount: 'does not fit the number of items and of those that are required.',
  tierOrder: 'must ask for more items than the one before.',
  discount: 'is not a discount: write 15, 15% or $5.',
  unknownProduct: 'names a product that does not exist.',
  productKind: 'names a product of a kind that does not fit here.',
  unknownVariation: 'names a variation that the product does not have.',
  unknownAttribute: 'names an attribute that the product has no variations by.',
};

export function bundleRefused(problems: readonly BundleProblem[]): RestError {
  return fieldProblems(
    problems.map(({ code, place, detail }) => {
      const param = paramName(place);
      return {
        code: `bundles.save.${code}`,
        param,
        field: '',
        message: `${param} ${detail ?? WORDS[code]}`,
      };
    }),
  );
}
