import type { Money } from '../money/money.ts';
import type { VisibilityRule } from './formulas/condition.ts';
import type { Formula } from './formulas/formula.ts';

// The option form of a product as data: sections of fields, each with price, visibility rule and
// limits. It is validated when saved; browser and server price and check from this alone.
// Example: the cutting board has a text `engraving` at 0.80 a letter, a radio group `font` shown
// when the engraving is not empty, and a checkbox `gift_wrap` charged once per line.

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

/** Characters excluded from a price per character: a list, or a pattern. */
export type ExcludedCharacters = { kind: 'list' | 'pattern'; text: string };

export interface FieldPrice {
  pricingType: PricingType;
  /** Minor units; of `percentage`, the percent. An option's own price has priority. */
  amount: number;
  /** Formula of `custom`. */
  formula: Formula | null;
  excluded: ExcludedCharacters | null;
  /** Charged once per line, whatever its quantity. */
  isFee: boolean;
  /** The price is displayed and never charged. */
  isShowPrice: boolean;
  /** Added after discounts. */
  excludeFromDiscount: boolean;
  /** Tax factor of one unit, for display only. */
  taxpu: number;
}

/** Text with `#= … =#` formulas. */
export type LiveText = readonly (string | Formula)[];

export interface FieldOption {
  value: string;
  label: string;
  /** Minor units, or percent where the field's price is one; null for the field's own. */
  price: number | null;
  /** Address of a tile's picture, or ''. */
  image: string;
  /** `#aabbcc`, or ''. */
  color: string;
  selected: boolean;
  /** It has a text field beside it. */
  other: boolean;
}

/** Facts of a product in a product group. */
export interface GroupProduct {
  id: number;
  name: string;
  price: Money;
  /** Null for no limit. */
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
  /** Its initial value. */
  fallback: string;
  /** Stored in a cookie for a while, and restored from it. */
  tracked: boolean;
  showIn: { cart: boolean; checkout: boolean; order: boolean; mail: boolean };
  /** The manager's own message for a problem, by its code. */
  messages: Readonly<Record<string, string>>;
}

export interface TextRules {
  minLength: number | null;
  maxLength: number | null;
  /** A character class such as `A-Za-z0-9 &.`; '' allows all. */
  allowed: string;
  /** Must match as a whole; '' matches all. */
  pattern: string;
  /** Shows the remaining number of characters. */
  countLeft: boolean;
  placeholder: string;
}

export const PREVIEW_FONTS = ['sans', 'serif', 'script', 'mono'] as const;
export type PreviewFont = (typeof PREVIEW_FONTS)[number];

/** Position and style of the text on the product's picture; measures are percent of it. */
export interface TextPreview {
  /** Centre of the text, from the left and from the top. */
  x: number;
  y: number;
  /** Maximum width of a line, in percent of the picture's width. */
  width: number;
  /** Height of the letters, in percent of the picture's width. */
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
  /** The picture of the choice replaces the gallery's. */
  swapPicture: boolean;
}

export interface ProductGroupField extends FieldBase {
  type: 'productGroup';
  multiple: boolean;
  min: number | null;
  max: number | null;
  productIds: readonly number[];
  /** Their own prices, or the field's price for each piece. */
  ownPrices: boolean;
}

export interface FileField extends FieldBase {
  type: 'file';
  multiple: boolean;
  maxFiles: number;
  /** Bytes. */
  minSize: number;
  maxSize: number;
  /** Without the dot, in lower case. */
  extensions: readonly string[];
}

export interface MomentLimits {
  /** ISO date or time, or null. */
  earliest: string | null;
  latest: string | null;
  /** 0 is Sunday; empty allows all. */
  weekdays: readonly number[];
  /** Minimum number of days from today. */
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

/** How the options' price is combined with the product's. */
export const OVERRIDES = ['none', 'higher', 'above_zero', 'fully'] as const;
export type Override = (typeof OVERRIDES)[number];

export interface OptionForm {
  sections: readonly OptionSection[];
  override: Override;
  /**
   * What the product's own price is for where the options replace it, such as "m²"; missing where it
   * is for a piece.
   */
  priceUnit?: string | undefined;
  /** The whole form is charged once per line. */
  asFee: boolean;
  /** The formula of the quantity; null leaves it to the shopper. */
  quantity: Formula | null;
}

export function toFields(form: OptionForm): OptionField[] {
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
 * Several forms of one product are merged: all sections, and the first one's price and quantity
 * rules. A field id of an earlier form is not repeated; a form charged once per line stays so
 * beside another that is not.
 */
export function joinForms(forms: readonly OptionForm[]): OptionForm {
  const requested = new Set<string>();
  const named = new Set<string>();
  const sections = forms.flatMap(({ sections: formSections, asFee }) =>
    formSections.map((section): OptionSection => {
      const fields = section.fields.filter(({ id }) => !requested.has(id));
      for (const { id } of fields) requested.add(id);
      // No manager can enter a dot there.
      const id = named.has(section.id) ? `${section.id}.${named.size}` : section.id;
      named.add(id);
      return { ...section, id, fields: asFee ? fields.map(chargedOnce) : fields };
    }),
  );
  return {
    sections,
    override: forms.find((form) => form.override !== 'none')?.override ?? 'none',
    priceUnit: forms.find((form) => form.override !== 'none')?.priceUnit,
    asFee: forms.length > 0 && forms.every((form) => form.asFee),
    quantity: forms.find((form) => form.quantity !== null)?.quantity ?? null,
  };
}

function chargedOnce(field: OptionField): OptionField {
  return field.price ? { ...field, price: { ...field.price, isFee: true } } : field;
}
