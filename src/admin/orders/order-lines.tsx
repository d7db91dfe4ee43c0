import {
  Card,
  CardContent,
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import { Amount } from '../ui/amount.tsx';
import type { Order, OrderLine } from './order.ts';

const sumStyle = { fontSize: '0.875rem', color: 'text.primary' };

export function OrderLines({ order }: { order: Order }) {
  const sums: [label: string, value: string][] = [
    [adminMessages['admin.order.discount'], order.discount_total],
    [adminMessages['admin.order.delivery'], order.shipping_total],
    [adminMessages['admin.order.tax'], order.total_tax],
    [adminMessages['admin.order.total'], order.total],
  ];
  return (
    <Card>
      <CardContent sx={{ overflowX: 'auto' }}>
        <Typography component="h2" variant="h3" gutterBottom>
          {adminMessages['admin.order.lines']}
        </Typography>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{adminMessages['admin.order.product']}</TableCell>
              <TableCell align="right">{adminMessages['admin.order.quantity']}</TableCell>
              <TableCell align="right">{adminMessages['admin.order.total']}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {order.line_items.map((line) => (
              <TableRow key={line.id}>
                <TableCell>
                  <LineName line={line} />
                </TableCell>
                <TableCell align="right">{line.quantity}</TableCell>
                <TableCell align="right">
                  <Amount value={line.total} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
          <TableFooter>
            {sums.map(([label, value]) => (
              <TableRow key={label}>
                <TableCell colSpan={2} align="right" sx={sumStyle}>
                  {label}
                </TableCell>
                <TableCell align="right" sx={sumStyle}>
                  <Amount value={value} />
                </TableCell>
              </TableRow>
            ))}
          </TableFooter>
        </Table>
        {order.customer_note !== '' && (
          <Typography sx={{ marginBlockStart: 2 }}>
            {`${adminMessages['admin.order.customerNote']}: ${order.customer_note}`}
          </Typography>
        )}
        <Typography color="textSecondary" sx={{ marginBlockStart: 1 }}>
          {order.payment_method_title}
        </Typography>
      </CardContent>
    </Card>
  );
}

/** Names of meta data that begin with an underscore are for programs. */
function LineName({ line }: { line: OrderLine }) {
  const choices = line.meta_data.filter(({ key }) => !key.startsWith('_'));
  return (
    <>
      <strong>{line.name}</strong>
      {line.sku && <div>{line.sku}</div>}
      {choices.map(({ key, display_key: label = key, display_value: value }) => (
        <div
          key={key}
        >{`${label}: ${typeof value === 'string' ? value : JSON.stringify(value)}`}</div>
      ))}
    </>
  );
}
