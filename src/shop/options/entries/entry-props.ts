import type { OptionField as Field } from '#rules/options/option-form.ts';

export interface EntryProps<Type extends Field = Field> {
  field: Type;
  id: string;
  label: string;
  help: string;
  /** The problem's message; '' where there is none, or none is shown yet. */
  error: string;
}
