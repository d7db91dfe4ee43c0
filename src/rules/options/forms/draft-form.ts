import type {
  DisplayField,
  FieldPrice,
  OptionField,
  OptionForm,
  OptionSection,
} from '../option-form.ts';

// A form as a manager writes it: formulas and live texts are still plain text.

export type DraftPrice = Omit<FieldPrice, 'formula'> & { formula: string };

interface Written {
  label: string;
  help: string;
  price: DraftPrice | null;
}

type DraftOf<Field extends OptionField> = Field extends DisplayField
  ? Omit<Field, keyof Written | 'content'> & Written & { content: string }
  : Omit<Field, keyof Written> & Written;

export type DraftField = DraftOf<OptionField>;

export type DraftSection = Omit<OptionSection, 'fields'> & { fields: readonly DraftField[] };

export type DraftForm = Omit<OptionForm, 'sections' | 'quantity'> & {
  sections: readonly DraftSection[];
  quantity: string;
};
