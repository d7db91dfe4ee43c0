import type { Money } from '../money/money.ts';
import type { VisibilityRule } from './formulas/condition.ts';
import type { Formula } from './formulas/formula.ts';

// The option form of a product as data: sections of fields, each with its price, its rule for showing
// and its limits. It is checked when it is saved; browser and server price and check from this alone.
// Example: the cutting board has a text `engraving` at 0.80 a letter, a radio group `font` shown when
// the engraving is not empty, and a checkbox `gift_wrap` charged once a line.

export const FIELD_TYPES = [
  'text',
  'textarea',
  'number',
  'select',
  'checkbox-group',
  'radio-group',
  'image-group',
  'color-group',
  'productGroup',
  'file',
  'date',
  'datetime-local',
  'time',
  'color',
  'hidden',
  'placeselector',
  'paragraph',
  'header',
  'statictext',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

export const PRICING_TYPES = ['fixed', 'per_car', 'multiply', 'percentage', 'custom'] as const;
export type PricingType = (typeof PRICING_TYPES)[number];

/** What is counted out of a price by the letter: a list of characters, or a pattern. */
export type ExcludedCharacters = { kind: 'list' | 'pattern'; text: string };

export interface FieldPrice {
  pricingType: PricingType;
  /** Minor units; of `percentage`, the percent. An option's own price comes before it. */
  amount: number;
  /** Of `custom`. */
  formula: Formula | null;
  excluded: ExcludedCharacters | null;
  /** Charged once a line, whatever its quantity. */
  isFee: boolean;
  /** Shown and never charged. */
  isShowPrice: boolean;
  /** Added after discounts. */
  excludeFromDiscount: boolean;
  /** Tax factor of one unit, for display only. */
  taxpu: number;
}

/** Text in which `#= … =#` was written: what stands between is a formula. */
export type LiveText = readonly (string | Formula)[];

export interface FieldOption {
  value: string;
  label: string;
  /** Minor units, or percent where the field's price is one; null takes the field's own. */
  price: number | null;
  /** Address of a tile's picture, or ''. */
  image: string;
  /** `#aabbcc`, or ''. */
  color: string;
  selected: boolean;
  /** This one has a text of its own beside it. */
  other: boolean;
}

/** What is known of a product a shopper can choose in a product group. */
export interface GroupProduct {
  id: number;
  name: string;
  price: Money;
  /** Null: as many as wanted. */
  left: number | null;
}

interface FieldBase {
  id: string;
  label: LiveText;
  help: LiveText;
  tooltip: string;
  /** Twelfths of the form's width. */
  columns: number;
  required: boolean;
  rule: VisibilityRule | null;
  price: FieldPrice | null;
  /** What it holds before anybody touched it. */
  fallback: string;
  /** Kept in a cookie for a while, and filled in again from it. */
  tracked: boolean;
  showIn: { cart: boolean; checkout: boolean; order: boolean; mail: boolean };
  /** The manager's own words for a problem, by its code. */
  messages: Readonly<Record<string, string>>;
}

export interface TextRules {
  minLength: number | null;
  maxLength: number | null;
  /** A character class such as `A-Za-z0-9 &.`; '' allows all. */
  allowed: string;
  /** Must match as a whole; '' matches all. */
  pattern: string;
  /** Says how many characters are left. */
  countLeft: boolean;
  placeholder: string;
}

export const PREVIEW_FONTS = ['sans', 'serif', 'script', 'mono'] as const;
export type PreviewFont = (typeof PREVIEW_FONTS)[number];

/** Where and how the text stands on the product's picture; measures are hundredths of it. */
export interface TextPreview {
  /** Middle of the text, from the left and from the top. */
  x: number;
  y: number;
  /** Room for the longest line; of the picture's width. */
  width: number;
  /** Height of the letters; of the picture's width. */
  size: number;
  /** Degrees, clockwise. */
  turn: number;
  font: PreviewFont;
  color: string;
  /** A field whose choice is a font's name, or ''. */
  fontField: string;
  /** A field that holds a colour, or whose choice has one, or ''. */
  colorField: string;
}

export interface TextField extends FieldBase {
  type: 'text' | 'textarea' | 'hidden';
  rules: TextRules;
  preview: TextPreview | null;
}

export interface NumberField extends FieldBase {
  type: 'number';
  rules: TextRules;
  min: number | null;
  max: number | null;
  step: number | null;
}

export interface ChoiceField extends FieldBase {
  type: 'select' | 'checkbox-group' | 'radio-group' | 'image-group' | 'color-group';
  multiple: boolean;
  min: number | null;
  max: number | null;
  options: readonly FieldOption[];
  /** The picture of what is chosen takes the gallery's place. */
  swapPicture: boolean;
}

export interface ProductGroupField extends FieldBase {
  type: 'productGroup';
  multiple: boolean;
  min: number | null;
  max: number | null;
  productIds: readonly number[];
  /** Their own prices, else the field's price for each piece. */
  ownPrices: boolean;
}

export interface FileField extends FieldBase {
  type: 'file';
  multiple: boolean;
  maxFiles: number;
  /** Bytes. */
  minSize: number;
  maxSize: number;
  /** Without the dot, in small letters. */
  extensions: readonly string[];
}

export interface MomentLimits {
  /** ISO date or time, or null. */
  earliest: string | null;
  latest: string | null;
  /** 0 is Sunday; empty allows all. */
  weekdays: readonly number[];
  /** Not before so many days from today. */
  leadDays: number;
  blocked: readonly string[];
}

export interface MomentField extends FieldBase {
  type: 'date' | 'datetime-local' | 'time';
  limits: MomentLimits;
}

export interface ColorField extends FieldBase {
  type: 'color';
  swatches: readonly string[];
}

export interface PlaceField extends FieldBase {
  type: 'placeselector';
  /** Two-letter codes; empty allows all. */
  countries: readonly string[];
}

export interface DisplayField extends FieldBase {
  type: 'paragraph' | 'header' | 'statictext';
  content: LiveText;
}

export type OptionField =
  | TextField
  | NumberField
  | ChoiceField
  | ProductGroupField
  | FileField
  | MomentField
  | ColorField
  | PlaceField
  | DisplayField;

export interface OptionSection {
  id: string;
  title: string;
  rule: VisibilityRule | null;
  fields: readonly OptionField[];
}

/** How the options' price and the product's come together. */
export const OVERRIDES = ['none', 'higher', 'above_zero', 'fully'] as const;
export type Override = (typeof OVERRIDES)[number];

export interface OptionForm {
  sections: readonly OptionSection[];
  override: Override;
  /** The whole form is charged once a line. */
  asFee: boolean;
  /** The quantity comes from this; null leaves it to the shopper. */
  quantity: Formula | null;
}

export function fieldsOf(form: OptionForm): OptionField[] {
  return form.sections.flatMap((section) => section.fields);
}

const DISPLAY_TYPES: readonly FieldType[] = ['paragraph', 'header', 'statictext'];

export function isDisplay(field: OptionField): field is DisplayField {
  return DISPLAY_TYPES.includes(field.type);
}

const CHOICE_TYPES: readonly FieldType[] = [
  'select',
  'checkbox-group',
  'radio-group',
  'image-group',
  'color-group',
];

export function isChoice(field: OptionField): field is ChoiceField {
  return CHOICE_TYPES.includes(field.type);
}

/**
 * Several forms on one product are one: all sections, and the first say on price and quantity. A field
 * that an earlier form has already asked for is not asked for twice; what one form charges once a line
 * stays so beside another that does not.
 */
export function joinForms(forms: readonly OptionForm[]): OptionForm {
  const asked = new Set<string>();
  const named = new Set<string>();
  const sections = forms.flatMap(({ sections: own, asFee }) =>
    own.map((section): OptionSection => {
      const fields = section.fields.filter(({ id }) => !asked.has(id));
      for (const { id } of fields) asked.add(id);
      // No manager can write a dot there.
      const id = named.has(section.id) ? `${section.id}.${named.size}` : section.id;
      named.add(id);
      return { ...section, id, fields: asFee ? fields.map(chargedOnce) : fields };
    }),
  );
  return {
    sections,
    override: forms.find((form) => form.override !== 'none')?.override ?? 'none',
    asFee: forms.length > 0 && forms.every((form) => form.asFee),
    quantity: forms.find((form) => form.quantity !== null)?.quantity ?? null,
  };
}

function chargedOnce(field: OptionField): OptionField {
  return field.price ? { ...field, price: { ...field.price, isFee: true } } : field;
}
