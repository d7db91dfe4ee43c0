import { withinLimits } from '#rules/payments/payment-limits.ts';
import { speaker } from '#server/pages/text.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { OrderStatus } from '#wire/order.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { BankAccount } from './payment-settings.ts';

// Ways to pay that ask nobody: the order is written and the money comes by itself.

type OfflineId = 'bacs' | 'cheque' | 'cod';

function offline(id: OfflineId, status: OrderStatus): PaymentProvider {
  const name = `payments.${id}` as const;
  const set = ({ settings }: ShopContext) => settings[name];
  return {
    id,
    title: (ctx) => set(ctx).title || speaker(ctx.settings)(`payments.${id}.title`),
    description: (ctx) =>
      set(ctx).description || speaker(ctx.settings)(`payments.${id}.description`),
    available: (ctx, situation) => set(ctx).enabled && withinLimits(set(ctx), situation),
    immediateStatus: () => status,
    start: async () => ({ kind: 'done', status }),
    // Nobody sends news of cash: a manager says when the money is there.
    finish: async () => null,
    instructions: (ctx) => ({
      instructions: set(ctx).instructions || speaker(ctx.settings)(`payments.${id}.instructions`),
      details: [],
    }),
  };
}

const ACCOUNT_PARTS = ['account', 'bank', 'number', 'sortCode', 'iban', 'bic'] as const;

function accountDetails(ctx: ShopContext, account: BankAccount) {
  const say = speaker(ctx.settings);
  const { name, ...rest } = account;
  const parts = { account: name, ...rest };
  return ACCOUNT_PARTS.map((part) => ({
    label: say(`payments.bacs.${part}`),
    value: parts[part],
  })).filter(({ value }) => value !== '');
}

const transfer = offline('bacs', 'on-hold');

export const bacs: PaymentProvider = {
  ...transfer,
  instructions: (ctx) => ({
    instructions: transfer.instructions?.(ctx).instructions ?? '',
    details: ctx.settings['payments.bacs'].accounts.flatMap((one) => accountDetails(ctx, one)),
  }),
};

export const cheque = offline('cheque', 'on-hold');
export const cod = offline('cod', 'processing');
