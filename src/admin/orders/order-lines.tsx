import {
  Box,
  Button,
  Card,
  CardContent,
  Link,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { addMoney } from '#rules/money/arithmetic.ts';
import { getDecimal, parseDecimal } from '#rules/money/decimal.ts';
import { money } from '#rules/money/money.ts';
import { mayAmend } from '#rules/orders/may-edit.ts';
import { addQuantities } from '#rules/quantities/quantity.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Order, OrderLineItem } from '#wire/wc/order-response.ts';
import { useAdmin, useMay } from '../admin-context.tsx';
import { Amount } from '../ui/amount.tsx';
import { closeColumns } from '../ui/lists/wide-only.ts';
import { thumbnail } from '../ui/thumbnail.ts';
import { useMessage } from '../ui/use-message.ts';
import { LinePrice } from './line-price.tsx';
import { paidByCards } from './paid-by-cards.ts';
import type { OrderParts } from './use-order-parts.ts';

const sumStyle = { fontSize: '0.875rem', color: 'text.primary' };

interface OrderLinesProps {
  order: Order;
  parts: OrderParts | null;
  onEdit(): void;
}

export function OrderLines({ order, parts, onEdit }: OrderLinesProps) {
  const mayWrite = useMay('manage-orders');
  return (
    <Card>
      <CardContent sx={{ overflowX: 'auto' }}>
        <Typography component="h2" variant="h3" gutterBottom>
          {adminMessages['admin.order.lines']}
        </Typography>
        <LinesTable order={order} parts={parts} />
        {mayWrite && (order.is_editable || (parts !== null && isAmendable(order))) && (
          <Button onClick={onEdit}>{adminMessages['admin.order.edit']}</Button>
        )}
        {order.customer_note !== '' && (
          <Typography sx={{ marginBlockStart: 2 }}>
            {`${adminMessages['admin.order.customerNote']}: ${order.customer_note}`}
          </Typography>
        )}
      </CardContent>
    </Card>
  );
}

function isAmendable({ status, date_paid_gmt: paidAt }: Order): boolean {
  return mayAmend({ status, isPaid: paidAt !== null });
}

function LinesTable({ order, parts }: { order: Order; parts: OrderParts | null }) {
  return (
    <Table size="small" sx={closeColumns}>
      <TableHead>
        <TableRow>
          <TableCell>{adminMessages['admin.order.product']}</TableCell>
          <TableCell align="right">{adminMessages['admin.order.unitPrice']}</TableCell>
          <TableCell align="right">{adminMessages['admin.order.quantity']}</TableCell>
          <TableCell align="right">{adminMessages['admin.order.total']}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {order.line_items.map((line) => (
          <TableRow key={line.id}>
            <TableCell>
              <Stack direction="row" spacing={1.5}>
                <LineImage src={line.image.src} />
                <div>
                  <LineName line={line} />
                  <LinePrice orderId={order.id} lineId={line.id} name={line.name} />
                  {parts && <LineState line={line} parts={parts} />}
                </div>
              </Stack>
            </TableCell>
            <TableCell align="right">
              <UnitPrice line={line} />
            </TableCell>
            <TableCell align="right">{line.quantity}</TableCell>
            <TableCell align="right">
              <Amount value={line.total} />
              {line.subtotal !== line.total && (
                <Typography variant="body2" color="textSecondary">
                  <Amount value={line.subtotal} /> {adminMessages['admin.order.beforeDiscount']}
                </Typography>
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <Sums order={order} />
      </TableFooter>
    </Table>
  );
}

/** The name beside it says what it shows. */
function LineImage({ src }: { src: string }) {
  const size = { inlineSize: '3rem', blockSize: '3rem', flexShrink: 0, borderRadius: 1 };
  return src === '' ? (
    <Box sx={{ ...size, backgroundColor: 'action.hover' }} />
  ) : (
    <Box
      component="img"
      src={thumbnail(src)}
      alt=""
      loading="lazy"
      sx={{ ...size, objectFit: 'cover' }}
    />
  );
}

function UnitPrice({ line }: { line: OrderLineItem }) {
  const { decimals } = useAdmin().config.currency;
  const before = parseDecimal(line.subtotal, decimals);
  if (before === null || line.quantity === 0) return null;
  return <Amount value={getDecimal(money(Math.round(before / line.quantity)), decimals)} />;
}

function Sums({ order }: { order: Order }) {
  const { currency, locale } = useAdmin().config;
  const { decimals } = currency;
  const cards = paidByCards(order, locale);
  const byCards = addMoney(
    ...cards.map(({ amount }) => parseDecimal(amount, decimals) ?? money(0)),
  );
  const codes = order.coupon_lines.map(({ code }) => code).join(', ');
  const discount = adminMessages['admin.order.discount'];
  const refunded = addMoney(
    ...order.refunds.map(({ total }) => parseDecimal(total.replace('-', ''), decimals) ?? money(0)),
  );
  const total = parseDecimal(order.total, decimals) ?? money(0);
  const sums: [label: string, value: string][] = [
    [codes === '' ? discount : `${discount} (${codes})`, order.discount_total],
    ...order.fee_lines.map((fee): [string, string] => [fee.name, fee.total]),
    [
      [
        adminMessages['admin.order.delivery'],
        ...order.shipping_lines.map(({ method_title: title }) => `(${title})`),
      ].join(' '),
      order.shipping_total,
    ],
    [adminMessages['admin.order.tax'], order.total_tax],
    ...cards.map(({ label, amount }): [string, string] => [label, `-${amount}`]),
    [adminMessages['admin.order.total'], order.total],
  ];
  if (refunded > 0) {
    sums.push(
      [adminMessages['admin.order.refundedSum'], `-${getDecimal(refunded, decimals)}`],
      [
        adminMessages['admin.order.keptSum'],
        getDecimal(money(total + byCards - refunded), decimals),
      ],
    );
  }
  return sums.map(([label, value]) => (
    <TableRow key={label}>
      <TableCell colSpan={3} align="right" sx={sumStyle}>
        {label}
      </TableCell>
      <TableCell align="right" sx={sumStyle}>
        <Amount value={value} />
      </TableCell>
    </TableRow>
  ));
}

/** How many pieces of the line were sent and refunded. */
function LineState({ line, parts }: { line: OrderLineItem; parts: OrderParts }) {
  const count = (lists: readonly (readonly { id: number; quantity: number }[])[]) =>
    addQuantities(
      ...lists.flat().flatMap(({ id, quantity }) => (id === line.id ? [Math.abs(quantity)] : [])),
    );
  const sent = count(parts.shipments.map((each) => each.line_items));
  const refunded = count(parts.refunds.map((each) => each.line_items));
  const texts = [
    ...(sent > 0 ? [`${sent} ${adminMessages['admin.order.sentPieces']}`] : []),
    ...(refunded > 0 ? [`${refunded} ${adminMessages['admin.order.refundedPieces']}`] : []),
  ];
  return texts.length === 0 ? null : (
    <Typography variant="body2" color="textSecondary">
      {texts.join(', ')}
    </Typography>
  );
}

/** Names of meta data that begin with an underscore are for programs. */
function LineName({ line }: { line: OrderLineItem }) {
  const choices = line.meta_data.filter(({ key }) => !key.startsWith('_'));
  const maySeeFiles = useMay('see-uploads');
  const message = useMessage();
  const reason = line.extensions?.vitrine.price_reason ?? '';
  return (
    <>
      <strong>{line.name}</strong>
      {line.sku && <div>{line.sku}</div>}
      {reason && <div>{message('admin.order.agreedBecause', { reason })}</div>}
      {choices.map(({ key, display_key: label = key, display_value: value, files }) => (
        <div key={key}>
          {files ? (
            <>
              {`${label}: `}
              {files.map((file) =>
                maySeeFiles ? (
                  <Link key={file.url} href={file.url} sx={{ marginInlineEnd: 1 }}>
                    {file.name}
                  </Link>
                ) : (
                  `${file.name} `
                ),
              )}
            </>
          ) : (
            `${label}: ${typeof value === 'string' ? value : JSON.stringify(value)}`
          )}
        </div>
      ))}
    </>
  );
}
