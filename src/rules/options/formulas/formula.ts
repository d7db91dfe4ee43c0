// A manager's formula as a tree of tagged nodes. It is parsed when the form is saved, stored as
// this data and evaluated by one switch: nothing of it, and nothing a shopper typed, is executed as
// code.
// Example: `{value} > 2 ? {value} * 10 : 0` is a `choose` over a `binary` over an `own` value.

export const SELF_PARTS = [
  'value',
  'length',
  'count',
  'option_price',
  'days',
  'seconds',
  'timestamp',
] as const;
/** Properties of the formula's own field. */
export type SelfPart = (typeof SELF_PARTS)[number];

export const FIELD_PARTS = [...SELF_PARTS, 'price', 'selected'] as const;
/** Properties of another field. */
export type FieldPart = (typeof FIELD_PARTS)[number];

export const SHOP_VARIABLES = ['product_price', 'quantity', 'today.days', 'today.seconds'] as const;
export type ShopFact = (typeof SHOP_VARIABLES)[number];

export const BINARY_SIGNS = [
  '+',
  '-',
  '*',
  '/',
  '%',
  '<',
  '<=',
  '>',
  '>=',
  '==',
  '!=',
  '&&',
  '||',
] as const;
export type BinarySign = (typeof BINARY_SIGNS)[number];

export const FUNCTIONS = ['min', 'max', 'round', 'floor', 'ceil', 'abs'] as const;
export type FunctionName = (typeof FUNCTIONS)[number];

export type Formula =
  | { kind: 'number'; value: number }
  | { kind: 'text'; value: string }
  | { kind: 'own'; part: SelfPart }
  | { kind: 'field'; id: string; part: FieldPart }
  | { kind: 'fact'; name: ShopFact }
  /** A custom field of the product, by its name without the prefix. */
  | { kind: 'custom-field'; name: string }
  | { kind: 'negative' | 'not'; of: Formula }
  | { kind: 'binary'; sign: BinarySign; left: Formula; right: Formula }
  | { kind: 'choose'; test: Formula; then: Formula; otherwise: Formula }
  | { kind: 'call'; name: FunctionName; of: readonly Formula[] };

export const MAX_FORMULA_LENGTH = 2000;
export const DEEPEST_FORMULA = 40;
/** Maximum number of nodes, to bound the evaluation time. */
export const MAX_NODES = 400;

/** The child nodes. */
export function getParts(node: Formula): readonly Formula[] {
  switch (node.kind) {
    case 'negative':
    case 'not':
      return [node.of];
    case 'binary':
      return [node.left, node.right];
    case 'choose':
      return [node.test, node.then, node.otherwise];
    case 'call':
      return node.of;
    default:
      return [];
  }
}

/** Ids of the other fields a formula reads. */
export function fieldsRead(formula: Formula): Set<string> {
  const ids = new Set<string>();
  const left: Formula[] = [formula];
  for (let node = left.pop(); node; node = left.pop()) {
    if (node.kind === 'field') ids.add(node.id);
    left.push(...getParts(node));
  }
  return ids;
}
