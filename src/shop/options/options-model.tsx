import { createContext, type RefObject, useContext } from 'react';
import type { FieldValue } from '#rules/options/field-value.ts';
import type { LiveText, OptionField } from '#rules/options/option-form.ts';
import type { OptionsPlan } from '#rules/options/options-plan.ts';
import type { OptionsPrice } from '#rules/options/price-options.ts';
import type { OptionProblem } from '#rules/options/problem.ts';
import type { ProductOptions } from '#wire/options.ts';

/** The form as it stands now, for whatever part of the page shows some of it. */
export interface OptionsModel {
  options: ProductOptions;
  plan: OptionsPlan;
  /** Another number means that the fields are drawn anew, with what was kept. */
  round: number;
  box: RefObject<HTMLDivElement | null>;
  values: Readonly<Record<string, FieldValue>>;
  shown: ReadonlySet<string>;
  price: OptionsPrice;
  quantity: number;
  /** What is wrong, as far as it is to be said by now. */
  problems: readonly OptionProblem[];
  /** The form was sent and came back: the list of problems stands above the button. */
  asked: boolean;
  /** Under which name a field is sent; several forms may stand on one page. */
  nameOf(id: string): string;
  problemOf(field: OptionField): OptionProblem | undefined;
  /** The field's own words for it, else the shop's. */
  words(problem: OptionProblem): string;
  /** Reads the page anew after something changed it. */
  changed(id: string): void;
  live(text: LiveText, field?: OptionField): string;
  /** The form was sent while a file was still on its way. */
  tooEarly: boolean;
  /** A field says when it is sending something. */
  setWaiting(id: string, waiting: boolean): void;
}

export const OptionsContext = createContext<OptionsModel | null>(null);

export function useOptions(): OptionsModel {
  const model = useContext(OptionsContext);
  if (!model) throw new Error('An option field was drawn outside <OptionsProvider>.');
  return model;
}
