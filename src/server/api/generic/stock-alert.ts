import { translator } from '#server/language/translator.ts';
import { askForAlert } from '#server/stock-alerts/ask-for-alert.ts';
import { type StockAlertAnswer, stockAlertForm } from '#wire/forms/stock-alert-form.ts';
import { defineCall } from '../call.ts';

/** The form on the page of what is sold out. */
export const stockAlert = defineCall({
  nonce: 'public',
  input: stockAlertForm,
  async handle(form, { ctx, visitor }) {
    const t = translator(ctx.settings);
    const outcome = await askForAlert(ctx, visitor, form);
    const answer: StockAlertAnswer = outcome.ok
      ? { ok: true, text: t('stockAlertPage.thanks', { email: form.alert_email ?? '' }) }
      : { ok: false, text: outcome.problems.map(({ code }) => t(code)).join(' ') };
    return Response.json(answer);
  },
});
