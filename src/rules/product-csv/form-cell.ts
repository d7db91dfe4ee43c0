import { type ProductReference, readReference } from './cells.ts';

// The option forms of a product in a file: a JSON list, in which products are named as the file names
// them everywhere and categories by their names from the top, since ids mean nothing in another shop.
// Example: [{"title":"Engraving","belongsTo":{"kind":"products","products":["BOARD"]}, …}].

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objects = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

interface FormLike {
  belongsTo: { kind: string; ids?: readonly number[] };
  sections: readonly { fields: readonly object[] }[];
}

function idsIn(field: object): readonly number[] | null {
  if (!('productIds' in field) || !Array.isArray(field.productIds)) return null;
  return field.productIds.filter((id) => typeof id === 'number');
}

/** Products that a form is asked on or offers. */
export function formProducts({ belongsTo, sections }: FormLike): number[] {
  const offered = sections.flatMap(({ fields }) => fields.flatMap((field) => idsIn(field) ?? []));
  return [...(belongsTo.kind === 'products' ? (belongsTo.ids ?? []) : []), ...offered];
}

export interface FileNames {
  product(id: number): string;
  categoryPath(id: number): string[];
}

/** One form as a cell has it. */
export function writtenForm(form: FormLike, names: FileNames): Json {
  const { kind, ids = [] } = form.belongsTo;
  const targets =
    kind === 'products'
      ? { products: ids.map(names.product) }
      : { categories: ids.map(names.categoryPath) };
  return {
    ...form,
    belongsTo: kind === 'all' ? { kind } : { kind, ...targets },
    sections: form.sections.map((section) => ({
      ...section,
      fields: section.fields.map((field) => writtenField(field, names)),
    })),
  };
}

function writtenField(field: object, names: FileNames): object {
  const ids = idsIn(field);
  if (ids === null) return field;
  const { productIds: _, ...rest }: Json = { ...field };
  return { ...rest, products: ids.map(names.product) };
}

const toFields = (form: Json): Json[] =>
  objects(form.sections).flatMap(({ fields }) => objects(fields));

const assignment = (form: Json): Json => (isObject(form.belongsTo) ? form.belongsTo : {});

/** The forms of a cell; what is no form is left to the check of forms. */
export function formsIn(cell: unknown): Json[] {
  return objects(cell);
}

/** All products that the forms of a cell name. */
export function formReferences(cell: unknown): ProductReference[] {
  return formsIn(cell).flatMap((form) =>
    [
      ...texts(assignment(form).products),
      ...toFields(form).flatMap((field) => texts(field.products)),
    ].map(readReference),
  );
}

/** Names of the categories of a form, each from the top. */
export function formCategories(form: Json): string[][] {
  const { categories } = assignment(form);
  return Array.isArray(categories) ? categories.map(texts) : [];
}

/** With the ids of this shop; a product that is not known is left out. */
export function withFormIds(
  form: Json,
  getId: (reference: ProductReference) => number | undefined,
  categoryIds: readonly number[],
): Json {
  const { kind, products } = assignment(form);
  const ids = (names: unknown) => texts(names).flatMap((name) => getId(readReference(name)) ?? []);
  const belongsTo =
    kind === 'all' ? { kind } : { kind, ids: kind === 'products' ? ids(products) : categoryIds };
  return {
    ...form,
    belongsTo,
    sections: objects(form.sections).map((section) => ({
      ...section,
      fields: objects(section.fields).map((field) => {
        if (!('products' in field)) return field;
        const { products: named, ...rest } = field;
        return { ...rest, productIds: ids(named) };
      }),
    })),
  };
}
