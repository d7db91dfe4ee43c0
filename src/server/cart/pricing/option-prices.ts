import { subtractMoney } from '#rules/money/arithmetic.ts';
import { checkOptions } from '#rules/options/check-options.ts';
import { distinctValues } from '#rules/options/distinct-values.ts';
import { isEmpty } from '#rules/options/field-value.ts';
import type { OptionField } from '#rules/options/option-form.ts';
import { together } from '#rules/options/price-options.ts';
import { stepLabel } from '#rules/options/step-fields.ts';
import { translator } from '#server/language/translator.ts';
import { getAddOns } from '#server/options/add-ons.ts';
import { reportFaults } from '#server/options/forms/report-faults.ts';
import { evaluateLine, loadOptionForms, toInput } from '#server/options/line-options.ts';
import { labelNow, optionDetails } from '#server/options/option-details.ts';
import type { PricingSource } from './priced.ts';

/**
 * Adds the price of the options to a line, computed again from the choices: 32.00 for the board,
 * 2.40 for "Ada" and 4.50 once for the wrapping. Prices shown by a page play no part in it.
 */
export const optionPrices: PricingSource = async (ctx, lines, details) => {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const products = ids.map((id) => ({ id, categoryIds: details.categories.get(id) ?? [] }));
  const forms = await loadOptionForms(ctx, products);
  const t = translator(ctx.settings);
  const locale = ctx.settings['shop.locale'];
  return (priced, { line, sold }) => {
    const form = forms.of(line.productId);
    if (!form) return priced;
    const { attributes } = line;
    const values = distinctValues(form.plan, line.choices);
    const filled = {
      ...{ sold, price: priced.unit, attributes, values, quantity: line.quantity },
      // In a bundle it was settled when the bundle was made.
      ...(line.bundle && { limits: { min: line.bundle.each, max: line.bundle.each } }),
    };
    const state = evaluateLine(ctx, forms, form, filled);
    const { visible, price, quantity, quantityBound } = state;
    reportFaults(ctx, form, sold.product, price.faults);
    const input = toInput(ctx, forms, { ...filled, quantity });
    return {
      ...priced,
      unit: price.unit,
      regular: together(form.plan.form.override, priced.regular, price.options),
      once: price.once,
      undiscounted: price.undiscounted,
      steps: [
        ...priced.steps,
        ...(price.base === priced.unit
          ? []
          : [{ code: 'option-unit', subject: '', amount: subtractMoney(price.base, priced.unit) }]),
        ...price.steps.map((step) => {
          if (step.subject === '') return step;
          const field = form.plan.byId.get(step.subject);
          const toLabel = (each: OptionField) => labelNow(form.plan, state, input, each);
          const subject = field ? stepLabel(form.plan, field, toLabel) : step.subject;
          return { ...step, subject };
        }),
      ],
      addOns: getAddOns(form, visible, values, forms),
      offered: forms.groupProducts,
      hasForm: true,
      forms: form.versions,
      // Files were known to be the visitor's own when they came into the cart.
      entriesFit: checkOptions(form.plan, visible, input, { uploads: null }).length === 0,
      quantityFree: priced.quantityFree && !quantityBound,
      bound: quantityBound ? quantity : null,
      details: Object.values(values).every(isEmpty)
        ? priced.details
        : [...priced.details, ...optionDetails(form, state, input, t, locale)],
    };
  };
};
