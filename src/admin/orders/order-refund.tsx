import {
  Box,
  Button,
  Card,
  CardContent,
  Checkbox,
  FormControlLabel,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useRef, useState } from 'react';
import { Confirm, useNotify, useRefresh } from 'react-admin';
import { addMoney } from '#rules/money/arithmetic.ts';
import { getDecimal, parseDecimal } from '#rules/money/decimal.ts';
import { formatMoney } from '#rules/money/format.ts';
import { money } from '#rules/money/money.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Order } from '#wire/wc/order-response.ts';
import { useAdmin } from '../admin-context.tsx';
import { Amount } from '../ui/amount.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import { useMessage } from '../ui/use-message.ts';
import { type Opening, useOpenedForm } from '../ui/use-opening.ts';
import { type LeftLine, leftLines, leftShipping, refundPart, worthText } from './refund-lines.ts';
import { type RefundWay, RefundWayField, useRefundWays } from './refund-way.tsx';
import type { OrderParts } from './use-order-parts.ts';

interface Typed {
  pieces: string;
  sum: string;
}

const NOTHING: Typed = { pieces: '', sum: '' };

interface OrderRefundProps {
  order: Order;
  parts: OrderParts;
  /** The form of a new refund. */
  opening: Opening;
}

/** What was refunded, and the form of another refund. */
export function OrderRefund({ order, parts, opening }: OrderRefundProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card>
      <CardContent>
        <Typography ref={heading} tabIndex={-1} component="h2" variant="h3" gutterBottom>
          {adminMessages['admin.order.refunds']}
        </Typography>
        {order.refunds.map(({ id, total, reason: why }) => (
          <div key={id}>
            <Amount value={total} /> {why}
          </div>
        ))}
        {opening.isOpen ? (
          <RefundForm
            order={order}
            parts={parts}
            opening={opening}
            onClose={() => {
              opening.close();
              heading.current?.focus();
            }}
          />
        ) : (
          <Button color="error" sx={{ marginInlineStart: -1 }} onClick={opening.open}>
            {adminMessages['admin.order.openRefund']}
          </Button>
        )}
      </CardContent>
    </Card>
  );
}

interface RefundFormProps {
  order: Order;
  parts: OrderParts;
  opening: Opening;
  onClose(): void;
}

/**
 * A refund by line, of delivery, and of an amount besides. Sums are worked out from the pieces and can
 * be changed; what is more than is left is said at its field, and the shop refuses it again.
 */
function RefundForm({ order, parts, opening, onClose }: RefundFormProps) {
  const { client, config } = useAdmin();
  const { currency } = config;
  const { decimals } = currency;
  const lines = leftLines(order, parts.refunds, decimals);
  const shipping = leftShipping(order, parts.refunds, decimals);
  const [typed, setTyped] = useState<Readonly<Record<number, Typed>>>({});
  const [besides, setBesides] = useState('');
  const [reason, setReason] = useState('');
  const [restock, setRestock] = useState(true);
  const ways = useRefundWays(order);
  const [requestedMethod, setRequestedMethod] = useState<RefundWay | null>(null);
  const way = requestedMethod ?? ways[0] ?? 'hand';
  const [problem, setProblem] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [isRequested, setIsRequested] = useState(false);
  const form = useOpenedForm(opening);
  const besidesField = useRef<HTMLInputElement>(null);
  const message = useMessage();
  const notify = useNotify();
  useUnsaved(besides !== '' || reason !== '' || Object.keys(typed).length > 0);
  const refresh = useRefresh();

  const of = (id: number) => typed[id] ?? NOTHING;
  const getAmount = (text: string) => (text === '' ? money(0) : parseDecimal(text, decimals));
  const change = (id: number, next: Typed) => setTyped({ ...typed, [id]: next });
  const tooMany = ({ id, left }: LeftLine) => {
    const pieces = Number(of(id).pieces);
    return !(pieces >= 0 && pieces <= left);
  };
  const tooMuch = (id: number, max: number) => {
    const sum = getAmount(of(id).sum);
    return sum === null || sum < 0 || sum > max;
  };
  const isWrong =
    lines.some((line) => tooMany(line) || tooMuch(line.id, line.leftAmount)) ||
    shipping.some((row) => tooMuch(row.id, row.leftAmount));
  const sums = [...lines, ...shipping].map(({ id }) => getAmount(of(id).sum) ?? money(0));
  const extra = getAmount(besides);
  const full = addMoney(...sums, extra ?? money(0));
  const fullText = formatMoney(full, currency);

  async function refund() {
    setIsRequested(false);
    setIsSending(true);
    setProblem('');
    const chosen = lines.filter(({ id }) => of(id).pieces !== '' || of(id).sum !== '');
    const response = await client.send({
      path: `wc/v3/orders/${order.id}/refunds`,
      method: 'POST',
      data: {
        amount: extra === null ? besides : getDecimal(full, decimals),
        reason,
        api_refund: way === 'provider',
        ...(way === 'credit' && { extensions: { vitrine: { store_credit: true } } }),
        api_restock: restock,
        line_items: chosen.map((line) => {
          const sum = getAmount(of(line.id).sum) ?? money(0);
          const part = { id: line.id, quantity: Number(of(line.id).pieces), amount: sum };
          return refundPart(part, line, decimals);
        }),
        shipping_lines: shipping.flatMap((row) => {
          const sum = getAmount(of(row.id).sum) ?? money(0);
          return sum === 0
            ? []
            : [refundPart({ id: row.id, quantity: 0, amount: sum }, row, decimals)];
        }),
      },
    });
    setIsSending(false);
    if (!response.ok) {
      setProblem(response.problem.message);
      besidesField.current?.focus();
      return;
    }
    notify(adminMessages['admin.order.refunded_done'], { type: 'success' });
    refresh();
    await parts.reload();
    onClose();
  }

  return (
    <>
      <Stack ref={form} spacing={1.5} sx={{ marginBlockStart: 1 }}>
        {lines.map((line) => (
          <Box key={line.id}>
            <Typography variant="body2" gutterBottom>
              {`${line.name} (${line.left} ${adminMessages['admin.order.leftPieces']})`}
            </Typography>
            <Stack direction="row" spacing={1}>
              <SmallField
                label={`${adminMessages['admin.order.pieces']}: ${line.name}`}
                displayed={adminMessages['admin.order.pieces']}
                value={of(line.id).pieces}
                disabled={line.left === 0}
                problem={
                  tooMany(line) ? `${adminMessages['admin.order.tooManyPieces']} ${line.left}` : ''
                }
                onChange={(pieces) => {
                  const count = Number(pieces);
                  const fits = count >= 0 && count <= line.left;
                  const sum = fits ? worthText(line, count, decimals) : of(line.id).sum;
                  change(line.id, { pieces, sum });
                }}
              />
              <SmallField
                label={`${adminMessages['admin.order.pieceSum']}: ${line.name}`}
                displayed={adminMessages['admin.order.pieceSum']}
                value={of(line.id).sum}
                disabled={line.leftAmount === 0}
                problem={
                  tooMuch(line.id, line.leftAmount) ? adminMessages['admin.order.tooMuch'] : ''
                }
                onChange={(sum) => change(line.id, { ...of(line.id), sum })}
              />
            </Stack>
          </Box>
        ))}
        {shipping.map((row) => (
          <SmallField
            key={row.id}
            label={`${adminMessages['admin.order.deliverySum']}: ${row.name}`}
            displayed={`${adminMessages['admin.order.deliverySum']} (${row.name})`}
            value={of(row.id).sum}
            disabled={row.leftAmount === 0}
            problem={tooMuch(row.id, row.leftAmount) ? adminMessages['admin.order.tooMuch'] : ''}
            onChange={(sum) => change(row.id, { pieces: '', sum })}
          />
        ))}
        <TextField
          size="small"
          label={adminMessages['admin.order.refundAmount']}
          value={besides}
          inputRef={besidesField}
          inputMode="decimal"
          error={problem !== ''}
          helperText={problem}
          onChange={(event) => setBesides(event.target.value)}
        />
        <TextField
          size="small"
          label={adminMessages['admin.order.refundReason']}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {ways.length > 1 && <RefundWayField ways={ways} way={way} onChange={setRequestedMethod} />}
        <FormControlLabel
          label={adminMessages['admin.order.restock']}
          control={
            <Checkbox
              slotProps={{ input: { 'aria-label': adminMessages['admin.order.restock'] } }}
              checked={restock}
              onChange={(event) => setRestock(event.target.checked)}
            />
          }
        />
        <Button
          variant="outlined"
          color="error"
          disabled={isSending || isWrong || (extra !== null && full === 0)}
          // What is no sum is refused by the shop, at its field.
          onClick={() => (extra === null ? refund() : setIsRequested(true))}
        >
          {`${adminMessages['admin.order.refund']} ${full === 0 ? '' : formatMoney(full, currency)}`}
        </Button>
        <Button onClick={onClose}>{adminMessages['admin.order.cancel']}</Button>
      </Stack>
      <Confirm
        isOpen={isRequested}
        title={message('admin.order.refundSure', { amount: fullText })}
        content={`${message('admin.order.refundSureText', { amount: fullText, number: order.number })} ${adminMessages[`admin.order.refundWay.${way}Hint`]}`}
        confirm={message('admin.order.refundSure', { amount: fullText })}
        // The dialog can still be clicked while it fades out: a double click must not refund twice.
        onConfirm={() => isRequested && refund()}
        onClose={() => setIsRequested(false)}
      />
    </>
  );
}

interface SmallFieldProps {
  label: string;
  displayed: string;
  value: string;
  disabled: boolean;
  problem: string;
  onChange(value: string): void;
}

/** Its name says which line it belongs to; what is seen beside the line is shorter. */
function SmallField({ label, displayed, value, disabled, problem, onChange }: SmallFieldProps) {
  return (
    <TextField
      size="small"
      fullWidth
      label={displayed}
      value={value}
      disabled={disabled}
      error={problem !== ''}
      helperText={problem}
      slotProps={{ htmlInput: { 'aria-label': label, inputMode: 'decimal' } }}
      onChange={(event) => onChange(event.target.value.trim())}
    />
  );
}
