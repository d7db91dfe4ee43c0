import { type ReactNode, useState } from 'react';
import { money } from '#rules/money/money.ts';
import { checkOptions } from '#rules/options/check-options.ts';
import { evaluateForm } from '#rules/options/evaluate-form.ts';
import { headPrice } from '#rules/options/head-price.ts';
import { readQuantity } from '#rules/quantities/check.ts';
import type { ProductOptions } from '#wire/options.ts';
import { type BuyOptions, BuyOptionsContext } from '../product/buy-options.ts';
import { useChoice } from '../product/choice/product-choice.tsx';
import { useDisplayedItem } from '../product/displayed-item.ts';
import { PLAIN_FORM_MARK } from '../stores/cart/add-fields.ts';
import { SCROLL_TO_LINK } from '../ui/scroll/scroll-timing.ts';
import { scrollToElement } from '../ui/scroll/scroll-to-element.ts';
import { useMoney, useNow, useShop, useTranslator } from '../ui/shop-context.tsx';
import { formInput } from './form-input.ts';
import { OptionsContext } from './model/options-model.tsx';
import { OptionFields } from './option-fields.tsx';
import { OptionsInGallery } from './preview/options-in-gallery.tsx';
import { useSavedForm } from './saved/use-saved-form.ts';
import { showProblem } from './show-problem.ts';
import { useOptionForm } from './use-option-form.ts';

/** What a field is filled in by. */
const CONTROLS = 'input:not([type="hidden"]), select, textarea, button';

interface OptionsProviderProps {
  options: ProductOptions;
  /** Posted before, or held by the edited line; '' for none. */
  quantity: string;
  children: ReactNode;
}

/** Provider around a buy box with options: values, visibility and price. */
export function OptionsProvider({ options, quantity, children }: OptionsProviderProps) {
  const { currency, timeZone } = useShop();
  const now = useNow();
  const t = useTranslator();
  const amount = useMoney();
  const { chosen } = useChoice();
  const { price, stock, quantity: limits, variation } = useDisplayedItem();
  const form = useOptionForm(options, options.values);
  const { plan, box, values, touched, waiting } = form;
  const [typed, setTyped] = useState(() => typedQuantity(quantity));
  const [submitted, setSubmitted] = useState(Object.keys(options.values).length > 0);
  const [tooEarly, setTooEarly] = useState(false);

  const input = formInput(
    options,
    {
      values,
      quantity: typed ?? limits.min,
      variation,
      price: price?.min ?? money(0),
      stock,
      attributes: chosen,
    },
    { now, timeZone, decimals: currency.decimals },
  );
  const state = evaluateForm(plan, input, limits);
  const all = checkOptions(
    plan,
    state.visible,
    { ...input, quantity: state.quantity },
    { uploads: null },
  );
  const problems = all.filter(
    ({ code, field }) =>
      // A running upload is no missing file, and an empty "other" text is not reported at once.
      !waiting.has(field) &&
      (submitted || (touched.has(field) && code !== 'options.problem.otherEmpty')),
  );

  const rendered = useSavedForm(plan, options, box, { values, quantity: typed }, form.setValues);
  const model = form.modelOf({
    rendered,
    input,
    state,
    quantity: state.quantity,
    problems,
    submitted,
    nameOf: (id) => id,
    tooEarly: tooEarly && waiting.size > 0,
  });

  // Nothing was typed yet: it is said at the button before it is a problem at the field.
  const unfinished = all.find(({ code }) => code === 'options.problem.required') ?? null;
  const saveText = options.editing === '' ? null : t('options.save');
  const { unit, base, once } = state.price;
  // Of one piece, so that it is the sum that the head of the page says.
  const hasSum = !model.open && state.quantity === 1 && once === 0 && unit !== base;
  const buy: BuyOptions = {
    Fields: OptionFields,
    quantity: state.quantityBound ? state.quantity : null,
    quantityTyped(value) {
      const number = typedQuantity(value);
      if (number !== null) setTyped(number);
    },
    mayAdd(sent) {
      if (waiting.size > 0) {
        setTooEarly(true);
        return false;
      }
      const [problem] = all;
      if (!problem) {
        // Submitted by the browser: this page receives no answer.
        if (sent.hasAttribute(PLAIN_FORM_MARK)) rendered.clear();
        return true;
      }
      setSubmitted(true);
      const place = fieldPlace(sent, problem.field);
      showProblem(place, options.settings.scrollToError);
      return false;
    },
    unfinished: unfinished && {
      text: t(`options.open.${model.open ?? 'choices'}`),
      show() {
        const place = box.current && fieldPlace(box.current, unfinished.field);
        if (!place) return;
        place.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true });
        void scrollToElement(place, SCROLL_TO_LINK);
      },
    },
    priceNow: (price) => headPrice(plan, state, model.open, input, price),
    perUnit: (price) => {
      const unit = model.open && plan.form.priceUnit;
      return unit ? t('options.perUnit', { price, unit }) : price;
    },
    waiting: waiting.size > 0,
    files: plan.fields.some(({ type }) => type === 'file'),
    saveText,
    buttonText: saveText ?? (hasSum ? t('options.addFor', { price: amount(unit) }) : null),
  };

  return (
    <OptionsContext value={model}>
      <BuyOptionsContext value={buy}>
        <OptionsInGallery>{children}</OptionsInGallery>
      </BuyOptionsContext>
    </OptionsContext>
  );
}

function typedQuantity(text: string): number | null {
  const quantity = readQuantity(text);
  return quantity > 0 ? quantity : null;
}

function fieldPlace(within: HTMLElement, id: string): HTMLElement | null {
  return within.querySelector<HTMLElement>(`[data-option="${CSS.escape(id)}"]`);
}
