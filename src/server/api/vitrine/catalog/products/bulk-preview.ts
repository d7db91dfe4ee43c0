import type { ProductResult } from '#server/catalog/managing/change-products.ts';

const PREVIEWED = [
  ...['regularPrice', 'salePrice', 'stockQuantity', 'manageStock'],
  ...['shippingClass', 'taxClass', 'status'],
];

type Written = Extract<ProductResult, { ok: true }>;

/** What of a product a change of many makes different; nothing where it stays as it is. */
export function previewed({ id, before, after, isWritten }: Written) {
  if (!isWritten || !before) return [];
  const { variations, ...product } = after;
  const { before: was, after: is } = changedParts(before.draft, product);
  const ofVariations = variations.flatMap(
    (variation): [string, ReturnType<typeof changedParts>][] => {
      const stored = before.draft.variations.find((one) => one.id === variation.id);
      if (!stored) return [];
      const named = Object.values(variation.attributes).filter(Boolean).join(', ');
      return [[named, changedParts(stored, variation)]];
    },
  );
  return [
    {
      id,
      name: after.name,
      before: { ...was, ...parts(ofVariations, 'before') },
      after: { ...is, ...parts(ofVariations, 'after') },
    },
  ];
}

type Parts = Record<'before' | 'after', Record<string, unknown>>;

const parts = (all: readonly [string, Parts][], side: keyof Parts) =>
  Object.fromEntries(
    all.flatMap(([name, changed]) =>
      Object.keys(changed[side]).length > 0 ? [[name, changed[side]] as const] : [],
    ),
  );

function changedParts(before: object, after: object): Parts {
  const was: Readonly<Record<string, unknown>> = { ...before };
  const is: Readonly<Record<string, unknown>> = { ...after };
  const names = PREVIEWED.filter((name) => name in is && was[name] !== is[name]);
  const picked = (from: typeof was) => Object.fromEntries(names.map((name) => [name, from[name]]));
  return { before: picked(was), after: picked(is) };
}
