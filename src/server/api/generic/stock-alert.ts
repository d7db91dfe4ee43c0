import { translator } from '#server/language/translator.ts';
import { askForAlert } from '#server/stock-alerts/ask-for-alert.ts';
import { type StockAlertResponse, stockAlertForm } from '#wire/forms/stock-alert-form.ts';
import { defineCall } from '../call.ts';

/** The form on the page of what is sold out. */
export const stockAlert = defineCall({
  nonce: 'public',
  input: stockAlertForm,
  async handle(form, { ctx, visitor }) {
    const t = translator(ctx.settings);
    const result = await askForAlert(ctx, visitor, form);
    const response: StockAlertResponse = result.ok
      ? { ok: true, text: t('stockAlertPage.thanks', { email: form.alert_email ?? '' }) }
      : { ok: false, text: result.problems.map(({ code }) => t(code)).join(' ') };
    return Response.json(response);
  },
});
