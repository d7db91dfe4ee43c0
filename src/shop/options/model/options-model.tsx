import { createContext, type RefObject, useContext } from 'react';
import type { FieldValue } from '#rules/options/field-value.ts';
import type { OpenPrice } from '#rules/options/open-price.ts';
import type { LiveText, OptionField } from '#rules/options/option-form.ts';
import type { OptionsPlan } from '#rules/options/options-plan.ts';
import type { OptionsPrice } from '#rules/options/price-options.ts';
import type { OptionProblem } from '#rules/options/problem.ts';
import type { ProductOptions } from '#wire/options.ts';

/** The form's current state, for all parts of the page that show it. */
export interface OptionsModel {
  options: ProductOptions;
  plan: OptionsPlan;
  /** Another number re-renders the fields, with the saved values. */
  round: number;
  box: RefObject<HTMLDivElement | null>;
  values: Readonly<Record<string, FieldValue>>;
  visible: ReadonlySet<string>;
  price: OptionsPrice;
  /** What must be entered before there is a price; null where it is known. */
  open: OpenPrice | null;
  quantity: number;
  /** The problems that are shown now. */
  problems: readonly OptionProblem[];
  /** The form was submitted and refused: the list of problems is above the button. */
  submitted: boolean;
  /** The input name of a field; a page may have several forms. */
  nameOf(id: string): string;
  problemOf(field: OptionField): OptionProblem | undefined;
  /** The field's own message, or the shop's. */
  problemText(problem: OptionProblem): string;
  /** Reads the DOM again after a programmatic change. */
  changed(id: string): void;
  live(text: LiveText, field?: OptionField): string;
  /** The form was submitted while an upload was running. */
  tooEarly: boolean;
  /** A field reports that it is uploading. */
  setWaiting(id: string, waiting: boolean): void;
}

export const OptionsContext = createContext<OptionsModel | null>(null);

export function useOptions(): OptionsModel {
  const model = useContext(OptionsContext);
  if (!model) throw new Error('An option field was drawn outside <OptionsProvider>.');
  return model;
}
