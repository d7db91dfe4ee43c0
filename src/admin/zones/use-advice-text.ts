import type { TableAdvice } from '#rules/shipping/table-advice.ts';
import { sizeText } from '#rules/shipping/table-text.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../admin-context.tsx';
import { useMessage } from '../ui/use-message.ts';
import { useRowUnit } from './use-row-unit.ts';

/** What is to be known of a table, in a sentence: "Above 20 kg the method is not offered." */
export function useAdviceText(): (advice: TableAdvice) => string {
  const { decimals } = useAdmin().config.currency;
  const message = useMessage();
  const unit = useRowUnit();
  return ({ code, by, from, to }) => {
    const size = (value: number | null) => unit(by, sizeText(by, value, decimals));
    return code === 'gap' || code === 'end'
      ? message(`admin.table.${code}`, { from: size(from), to: size(to) })
      : adminMessages[`admin.table.${code}`];
  };
}
