import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { money } from '#rules/money/money.ts';
import { checkOptions } from '#rules/options/check-options.ts';
import { evaluateForm } from '#rules/options/evaluate-form.ts';
import type { FieldValue } from '#rules/options/field-value.ts';
import { textNow } from '#rules/options/live-text.ts';
import type { OptionField } from '#rules/options/option-form.ts';
import type { OptionInput } from '#rules/options/option-input.ts';
import { planOptions } from '#rules/options/options-plan.ts';
import { wallSeconds } from '#rules/options/wall-clock.ts';
import type { ProductOptions } from '#wire/options.ts';
import { PLAIN_FORM_MARK } from '../cart/adding/add-fields.ts';
import { type BuyOptions, BuyOptionsContext } from '../product/buy-options.ts';
import { useChoice } from '../product/choice/product-choice.tsx';
import { useShownItem } from '../product/shown-item.ts';
import { useNow, useShop, useText } from '../ui/shop-context.tsx';
import { firstValues } from './first-values.ts';
import { useKeptForm } from './kept/use-kept-form.ts';
import { OptionFields } from './option-fields.tsx';
import { OptionsContext, type OptionsModel } from './options-model.tsx';
import { OptionsInGallery } from './preview/options-in-gallery.tsx';
import { readFields } from './read-fields.ts';
import { showProblem } from './show-problem.ts';

interface OptionsProviderProps {
  options: ProductOptions;
  /** What the form asked for before, or the changed line holds; '' for none. */
  quantity: string;
  children: ReactNode;
}

/** Around a buy box whose product has options: what stands in the fields, what shows, what it costs. */
export function OptionsProvider({ options, quantity, children }: OptionsProviderProps) {
  const { currency, timeZone } = useShop();
  const now = useNow();
  const t = useText();
  const { chosen } = useChoice();
  const { price: shownPrice, stock, quantity: limits, variation } = useShownItem();
  const box = useRef<HTMLDivElement>(null);
  const plan = useMemo(() => planOptions(options.form), [options.form]);
  const [values, setValues] = useState(() => firstValues(plan.fields, options.values));
  const [typed, setTyped] = useState(() => wholeNumber(quantity));
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState(Object.keys(options.values).length > 0);
  const [tooEarly, setTooEarly] = useState(false);
  const [waiting, setWaitingIds] = useState<ReadonlySet<string>>(new Set());

  const input: OptionInput = {
    values,
    quantity: typed ?? limits.min,
    product: {
      id: variation?.id ?? options.product.product_id,
      price: shownPrice?.min ?? money(0),
      stockStatus: stock.status,
      stockQuantity: stock.left,
      attributes: Object.fromEntries(
        Object.entries(chosen).map(([name, value]) => [name.replace(/^attribute_/, ''), value]),
      ),
      customFields: Object.fromEntries(
        Object.entries(options.product.product_cfs).map(([name, value]) => [
          name.replace('wcpa_pcf_', ''),
          value,
        ]),
      ),
    },
    groupProducts: new Map(options.groupProducts.map((product) => [product.id, product])),
    today: wallSeconds(now, timeZone),
    decimals: currency.decimals,
    conUnit: options.product.con_unit,
  };
  const state = evaluateForm(plan, input, limits);
  const all = checkOptions(
    plan,
    state.shown,
    { ...input, quantity: state.quantity },
    { uploads: null },
  );
  const problems = all.filter(
    ({ code, field }) =>
      // A file on its way is no missing file, and whoever has just chosen "other" is about to type.
      !waiting.has(field) &&
      (asked || (touched.has(field) && code !== 'options.problem.otherEmpty')),
  );

  function read(): Record<string, FieldValue> {
    return box.current ? readFields(box.current, plan.fields) : values;
  }

  const kept = useKeptForm(plan, options, box, { values, quantity: typed }, setValues);

  const setWaiting = useCallback((id: string, waits: boolean) => {
    setWaitingIds((before) => {
      if (before.has(id) === waits) return before;
      const after = new Set(before);
      if (waits) after.add(id);
      else after.delete(id);
      return after;
    });
  }, []);

  const model: OptionsModel = {
    options: { ...options, values: kept.given },
    round: kept.round,
    plan,
    box,
    values,
    shown: state.shown,
    price: state.price,
    quantity: state.quantity,
    problems,
    asked,
    nameOf: (id) => id,
    problemOf: (field) => problems.find((problem) => problem.field === field.id),
    words({ code, field: id, limit, found }) {
      const field = plan.byId.get(id);
      const own = field?.messages[code.replace('options.problem.', '')];
      const label = field ? model.live(field.label, field).trim() || id : id;
      return own ?? t(code, { label, limit: limit ?? '', found: found ?? '' });
    },
    changed(id) {
      setValues(read());
      setTouched((before) => (before.has(id) ? before : new Set(before).add(id)));
    },
    live(text, field) {
      return textNow(plan, state, input, text, field ?? null);
    },
    setWaiting,
    tooEarly: tooEarly && waiting.size > 0,
  };

  const buy: BuyOptions = {
    Fields: OptionFields,
    quantity: state.quantityBound ? state.quantity : null,
    quantityTyped(value) {
      const number = wholeNumber(value);
      if (number !== null) setTyped(number);
    },
    mayAdd(form) {
      if (waiting.size > 0) {
        setTooEarly(true);
        return false;
      }
      const [problem] = all;
      if (!problem) {
        // Sent by the browser itself: nothing of this page hears of the answer.
        if (form.hasAttribute(PLAIN_FORM_MARK)) kept.forget();
        return true;
      }
      setAsked(true);
      const place = fieldPlace(form, problem.field, plan.byId.get(problem.field));
      showProblem(place, options.settings.scrollToError);
      return false;
    },
    waiting: waiting.size > 0,
    files: plan.fields.some(({ type }) => type === 'file'),
    saveText: options.editing === '' ? null : t('options.save'),
  };

  return (
    <OptionsContext value={model}>
      <BuyOptionsContext value={buy}>
        <OptionsInGallery>{children}</OptionsInGallery>
      </BuyOptionsContext>
    </OptionsContext>
  );
}

function wholeNumber(text: string): number | null {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}

function fieldPlace(form: HTMLFormElement, id: string, field: OptionField | undefined) {
  return field ? form.querySelector<HTMLElement>(`[data-option="${CSS.escape(id)}"]`) : null;
}
