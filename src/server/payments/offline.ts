import { formatMoney } from '#rules/money/format.ts';
import { bankCode } from '#rules/payments/bank-code.ts';
import { withinLimits } from '#rules/payments/payment-limits.ts';
import { shopAddressLines } from '#server/addresses/address-lines.ts';
import { toCurrency } from '#server/language/currency.ts';
import { translator } from '#server/language/translator.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { BankAccount } from '#server/settings/groups/payment-settings.ts';
import type { OrderStatus } from '#wire/order.ts';
import type { OrderToPay, PaymentProvider } from './payment-provider.ts';

// Payment methods without a provider: the order is written and the money arrives by itself.

type OfflineId = 'bacs' | 'cheque' | 'cod';

const MARKS = { bacs: 'bank', cheque: 'cheque', cod: 'cash' } as const;

function offline(id: OfflineId, status: OrderStatus): PaymentProvider {
  const name = `payments.${id}` as const;
  const set = ({ settings }: ShopContext) => settings[name];
  return {
    id,
    title: (ctx) => set(ctx).title || translator(ctx.settings)(`payments.${id}.title`),
    description: (ctx) =>
      set(ctx).description || translator(ctx.settings)(`payments.${id}.description`),
    marks: () => [MARKS[id]],
    enabled: (ctx) => set(ctx).enabled,
    available: (ctx, situation) => set(ctx).enabled && withinLimits(set(ctx), situation),
    immediateStatus: () => status,
    instructions: (ctx) => ({
      instructions:
        set(ctx).instructions || translator(ctx.settings)(`payments.${id}.instructions`),
      details: [],
    }),
  };
}

/** The reference to name with the payment, shown beside the instructions. */
function paymentDetails({ settings }: ShopContext, { number, totals }: OrderToPay) {
  const t = translator(settings);
  return [
    { label: t('payments.amount'), value: formatMoney(totals.total, toCurrency(settings)) },
    { label: t('payments.reference'), value: number },
  ];
}

const ACCOUNT_PARTS = ['account', 'bank', 'number', 'sortCode', 'iban', 'bic'] as const;

function accountDetails(ctx: ShopContext, account: BankAccount) {
  const t = translator(ctx.settings);
  const { name, ...rest } = account;
  const parts = { account: name, ...rest };
  const code = bankCode(ctx.settings['shop.country']);
  return ACCOUNT_PARTS.map((part) => ({
    label: t(`payments.bacs.${part === 'sortCode' ? code : part}`),
    value: parts[part],
  })).filter(({ value }) => value !== '');
}

const transfer = offline('bacs', 'on-hold');

export const bacs: PaymentProvider = {
  ...transfer,
  payWithinDays: ({ settings }) => settings['orders.bacsDays'],
  instructions: (ctx, order) => {
    const { accounts } = ctx.settings['payments.bacs'];
    return {
      instructions: transfer.instructions?.(ctx, order).instructions ?? '',
      details:
        accounts.length === 0
          ? []
          : [...accounts.flatMap((one) => accountDetails(ctx, one)), ...paymentDetails(ctx, order)],
    };
  },
};

const byPost = offline('cheque', 'on-hold');

/** The payee of the cheque and its address, where the shop has one. */
export const cheque: PaymentProvider = {
  ...byPost,
  payWithinDays: ({ settings }) => settings['orders.chequeDays'],
  instructions: (ctx, order) => {
    const t = translator(ctx.settings);
    const where = shopAddressLines(ctx.settings);
    return {
      instructions: byPost.instructions?.(ctx, order).instructions ?? '',
      details:
        ctx.settings['shop.address1'] === ''
          ? []
          : [
              { label: t('payments.cheque.payee'), value: ctx.settings['shop.name'] },
              { label: t('payments.cheque.address'), value: where.join(', ') },
              ...paymentDetails(ctx, order),
            ],
    };
  },
};

export const cod = offline('cod', 'processing');
