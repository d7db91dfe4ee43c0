import { scheduledStatus, statusBeforeTrash } from '#rules/catalog/product-status.ts';
import { withoutUndefined } from '#rules/input/without-undefined.ts';
import type { SaveProblem } from '../saving/check-product.ts';
import type {
  MetaEntry,
  ProductDraft,
  ProductInput,
  VariationInput,
} from '../saving/product-input.ts';
import type { KnownAttributes } from './known-attributes.ts';
import { attributeInputs, chosenValues } from './merge-attributes.ts';
import type { MetaPatch, ProductPatch, VariationPatch, VariationStep } from './product-patch.ts';

// A stored product and a change of it make the product that is to be saved.

export type MergedProduct =
  | { ok: true; input: ProductInput }
  | { ok: false; problems: SaveProblem[] };

interface MergeDetails {
  known: KnownAttributes;
  now: number;
  /** Used where a new product brings none. */
  slug: string;
}

export function mergeProduct(
  before: (ProductDraft & { id: number }) | undefined,
  patch: ProductPatch,
  { known, now, slug }: MergeDetails,
): MergedProduct {
  const { meta, attributes, defaultAttributes, variations = [], ...plain } = patch;
  if (before?.kind === 'bundle' && plain.kind !== undefined) {
    // Programs see a bundle as a group; its parts are the bundle's own.
    if (plain.kind !== 'grouped' && plain.kind !== 'bundle') {
      return { ok: false, problems: [{ code: 'kind', field: 'kind' }] };
    }
    plain.kind = 'bundle';
  }
  const merged: ProductInput = {
    name: '',
    slug,
    ...before,
    ...withoutUndefined(plain),
    writtenPrices: withoutUndefined({ ...before?.writtenPrices, ...plain.writtenPrices }),
    ...(attributes && { attributes: attributeInputs(attributes, known) }),
    ...(meta && { meta: mergeMeta(before?.meta ?? [], meta) }),
  };
  // Videos and words go with their picture; words that are empty are none.
  merged.imageTexts = (merged.imageTexts ?? []).filter(
    ({ image, alt, caption }) =>
      merged.gallery?.includes(image) && (alt?.trim() || caption?.trim()),
  );
  merged.videos = (merged.videos ?? []).filter(({ image }) => merged.gallery?.includes(image));
  if (!before || plain.status !== undefined || plain.publishedAt !== undefined) {
    merged.status = scheduledStatus(merged.status ?? 'publish', merged.publishedAt, now);
  }
  merged.trashedFrom = statusBeforeTrash(
    before?.status ?? 'draft',
    before?.trashedFrom ?? null,
    merged.status ?? 'publish',
  );
  // Only the plain price has no sale, and a sale that was is over.
  if (merged.salePrice == null && patch.salePrice !== undefined) {
    merged.saleFrom = patch.saleFrom ?? null;
    merged.saleTo = patch.saleTo ?? null;
  }
  const current = merged.attributes ?? [];
  if (defaultAttributes) {
    const values = chosenValues(defaultAttributes, current, known);
    if (values === null) return unknownAttribute('defaultAttributes');
    merged.defaultAttributes = values;
  }
  if (variations.length > 0 && merged.kind !== 'variable') {
    return { ok: false, problems: [{ code: 'kind', field: 'variations' }] };
  }
  const stepped = stepVariations(before?.variations ?? [], variations, current, known);
  if (!stepped.ok) return stepped;
  merged.variations =
    merged.kind === 'variable' ? onlyKnownValues(stepped.variations, current) : [];
  if (merged.kind !== 'grouped') merged.members = [];
  return { ok: true, input: merged };
}

function unknownAttribute(field: string): MergedProduct & { ok: false } {
  return { ok: false, problems: [{ code: 'unknown', field }] };
}

type Attributes = NonNullable<ProductInput['attributes']>;
type Stepped = { ok: true; variations: VariationInput[] } | { ok: false; problems: SaveProblem[] };

function stepVariations(
  stored: readonly VariationInput[],
  steps: readonly VariationStep[],
  attributes: Attributes,
  known: KnownAttributes,
): Stepped {
  let variations = [...stored];
  for (const [at, step] of steps.entries()) {
    if (step.do === 'delete') {
      variations = variations.filter(({ id }) => id !== step.id);
      continue;
    }
    const before = step.do === 'change' ? variations.find(({ id }) => id === step.id) : undefined;
    if (step.do === 'change' && !before) {
      return { ok: false, problems: [{ code: 'unknown', field: 'variations.id', step: at }] };
    }
    const merged = mergeVariation(before, step.patch, attributes, known);
    if (merged === null) {
      return {
        ok: false,
        problems: [{ code: 'unknown', field: 'variations.attributes', step: at }],
      };
    }
    variations = before
      ? variations.map((one) => (one === before ? merged : one))
      : [...variations, merged];
  }
  return { ok: true, variations };
}

function mergeVariation(
  before: VariationInput | undefined,
  { meta, attributes, ...plain }: VariationPatch,
  current: Attributes,
  known: KnownAttributes,
): VariationInput | null {
  const values = attributes && chosenValues(attributes, current, known);
  if (values === null) return null;
  const merged: VariationInput = {
    attributes: {},
    ...before,
    ...withoutUndefined(plain),
    writtenPrices: withoutUndefined({ ...before?.writtenPrices, ...plain.writtenPrices }),
    ...(values && { attributes: { ...before?.attributes, ...values } }),
    ...(meta && { meta: mergeMeta(before?.meta ?? [], meta) }),
  };
  if (merged.salePrice == null && plain.salePrice !== undefined) {
    merged.saleFrom = plain.saleFrom ?? null;
    merged.saleTo = plain.saleTo ?? null;
  }
  return merged;
}

/** A value that the product does not offer any more means any value. */
function onlyKnownValues(variations: readonly VariationInput[], attributes: Attributes) {
  const offered = new Map(
    attributes
      .filter((one) => one.forVariations)
      .map((one) =>
        'attribute' in one
          ? ([one.attribute, new Set(one.terms)] as const)
          : ([one.label, new Set(one.options)] as const),
      ),
  );
  return variations.map((variation) => {
    if (variation.id === undefined) return variation;
    const values = [...offered].map(([name, options]) => {
      const value = variation.attributes[name] ?? '';
      return [name, options.has(value) ? value : ''];
    });
    return { ...variation, attributes: Object.fromEntries(values) };
  });
}

/** Entries that are not named stay; one without an id changes the first of its key, or is new. */
export function mergeMeta(
  stored: readonly MetaEntry[],
  patches: readonly MetaPatch[],
): MetaEntry[] {
  let entries = [...stored];
  for (const { id, key, value } of patches) {
    const before = entries.find((entry) =>
      id === undefined || id === 0 ? entry.key === key : entry.id === id,
    );
    if (value === null || value === undefined) {
      entries = entries.filter((entry) => entry !== before);
    } else if (before) {
      const changed = { ...before, key: key ?? before.key, value: value as MetaEntry['value'] };
      entries = entries.map((entry) => (entry === before ? changed : entry));
    } else if (key !== undefined) {
      entries.push({ key, value: value as MetaEntry['value'] });
    }
  }
  return entries;
}
