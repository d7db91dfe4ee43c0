import type { FormProblem } from '#rules/options/forms/read-form.ts';
import type { FieldType } from '#rules/options/option-form.ts';
import { type FieldDraft, optionFieldInput } from '#wire/catalog/option-field-input.ts';
import type { FormDraft } from '#wire/catalog/option-form-input.ts';
import { adminMessages } from '#wire/messages/admin.ts';

// A form while it is built. Fields and sections have keys beside their ids: an id can be typed anew,
// and for a moment two fields may have the same.

export type ChoiceDraft = Extract<FieldDraft, { options: unknown }>;
export type FieldOption = ChoiceDraft['options'][number];

export interface BuiltField {
  key: string;
  field: FieldDraft;
}

export interface BuiltSection extends Omit<FormDraft['sections'][number], 'fields'> {
  key: string;
  fields: readonly BuiltField[];
}

export interface BuiltForm extends Omit<FormDraft, 'sections'> {
  sections: readonly BuiltSection[];
}

export type MakeKey = () => string;

export function getBuilt(draft: FormDraft, key: MakeKey): BuiltForm {
  return {
    ...draft,
    sections: draft.sections.map((section) => ({
      ...section,
      key: key(),
      fields: section.fields.map((field) => ({ key: key(), field })),
    })),
  };
}

export function draftIn(form: BuiltForm): FormDraft {
  return {
    ...form,
    sections: form.sections.map(({ key: _, fields, ...section }) => ({
      ...section,
      fields: fields.map(({ field }) => field),
    })),
  };
}

export function allFields({ sections }: Pick<BuiltForm, 'sections'>): FieldDraft[] {
  return sections.flatMap(({ fields }) => fields.map(({ field }) => field));
}

/** `engraving`, or `engraving_2` where it is taken. Letters, digits and _ of the wish remain. */
export function freeId(preferred: string, used: readonly string[]): string {
  const plain = preferred
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, 36);
  const base = plain === '' ? 'field' : plain;
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? base : `${base}_${number}`;
    if (!used.includes(id)) return id;
  }
}

/** The name of something new while its label is typed: it follows the label until it gets its own. */
export function followedId(
  { id, label, next }: { id: string; label: string; next: string },
  others: readonly string[],
): string {
  return freeId(label, others) === id ? freeId(next, others) : id;
}

/** What the schema asks for beyond id and type; everything else has its default. */
function firstParts(type: FieldType): object {
  switch (type) {
    case 'select':
    case 'checkbox-group':
    case 'radio-group':
    case 'image-group':
    case 'color-group':
      return { options: [newOption([])], price: { pricingType: 'fixed' } };
    case 'productGroup':
      return { productIds: [1] };
    default:
      return {};
  }
}

/** Another choice of a field, named by its number. */
export function newOption(options: readonly FieldOption[]): FieldOption {
  const label = `${adminMessages['admin.form.choice.new']} ${options.length + 1}`;
  const value = freeId(
    label,
    options.map((each) => each.value),
  );
  return { value, label, price: null, image: '', color: '', selected: false, other: false };
}

export function newField(type: FieldType, label: string, used: readonly string[]): FieldDraft {
  const id = freeId(label, used);
  const field = optionFieldInput.parse({ id, type, label, ...firstParts(type) });
  // Which products is for the manager to say.
  return field.type === 'productGroup' ? { ...field, productIds: [] } : field;
}

/** A new field after a change: its name follows its label. */
export function withFollowingId(
  before: FieldDraft,
  after: FieldDraft,
  used: readonly string[],
): FieldDraft {
  if (before.label === after.label) return after;
  const others = used.filter((id) => id !== before.id);
  const { id, label } = before;
  return { ...after, id: followedId({ id, label, next: after.label }, others) };
}

export function copyField(field: FieldDraft, used: readonly string[]): FieldDraft {
  return { ...field, id: freeId(field.id, used) };
}

/** Takes a field to the end of another section. */
export function moveField(form: BuiltForm, key: string, to: string): BuiltForm {
  const moved = form.sections.flatMap(({ fields }) => fields.filter((each) => each.key === key));
  return {
    ...form,
    sections: form.sections.map((section) => {
      const fields = section.fields.filter((each) => each.key !== key);
      return { ...section, fields: section.key === to ? [...fields, ...moved] : fields };
    }),
  };
}

/** Whether a problem is of this field, whatever way it is named. */
export function isAbout({ code, place }: FormProblem, id: string, path: string): boolean {
  if (code === 'options.save.invalid') return place === path || place.startsWith(`${path}.`);
  return place.split(', ').includes(id);
}
