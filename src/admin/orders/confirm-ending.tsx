import { Confirm } from 'react-admin';
import { formatMoney } from '#rules/money/format.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../admin-context.tsx';
import { useMessage } from '../ui/use-message.ts';
import type { Ending, EndingSums } from './ending-sums.ts';

interface ConfirmEndingProps {
  /** Null for nothing to confirm. */
  ending: Ending | null;
  count: number;
  sums: EndingSums;
  onConfirm(): void;
  onClose(): void;
}

/** Cancelling and refunding are asked about once, with the sum they are about. */
export function ConfirmEnding({ ending, count, sums, onConfirm, onClose }: ConfirmEndingProps) {
  const { currency } = useAdmin().config;
  const message = useMessage();
  const left = formatMoney(sums.left, currency);
  const amount = ending === 'refunded' ? left : formatMoney(sums.total, currency);
  const name = ending ?? 'cancelled';
  const isPaid = name === 'cancelled' && sums.left > 0;
  return (
    <Confirm
      isOpen={ending !== null}
      title={message(`admin.order.${name}${count === 1 ? 'Sure' : 'SureMany'}`, { count, amount })}
      content={[
        adminMessages[`admin.order.${name}SureText`],
        ...(isPaid ? [message('admin.order.cancelledPaid', { amount: left })] : []),
      ].join(' ')}
      confirm={message(`admin.order.${name}Confirm`, { amount })}
      cancel={adminMessages['admin.order.notNow']}
      // The dialog can still be clicked while it fades out.
      onConfirm={() => {
        if (ending === null) return;
        onClose();
        onConfirm();
      }}
      onClose={onClose}
    />
  );
}
