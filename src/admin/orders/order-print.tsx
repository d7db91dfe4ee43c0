import { Box, Button, Typography } from '@mui/material';
import { useGetMany } from 'react-admin';
import { useParams, useSearchParams } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../admin-context.tsx';
import { Amount } from '../ui/amount.tsx';
import { Moment } from '../ui/moment.tsx';
import type { Order } from './order.ts';
import { addressLines } from './order-address-card.tsx';
import { paidByCards } from './paid-by-cards.ts';

/** Black on white, each order on a page of its own, and nothing of the screen around it. */
const paper = {
  color: '#000',
  background: '#fff',
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& th, & td': { borderBottom: '1px solid #999', padding: '0.4rem', textAlign: 'start' },
  '& .number': { textAlign: 'end' },
  '& article': { padding: '1.5rem', breakAfter: 'page' },
  '@media print': { '& .screen-only': { display: 'none' }, '& article': { padding: 0 } },
};

/** Packing slips have no prices: they travel in the parcel. */
export default function OrderPrint() {
  const { kind = '' } = useParams();
  const [query] = useSearchParams();
  const ids = (query.get('ids') ?? '')
    .split(',')
    .flatMap((id) => (/^\d+$/.test(id) ? [Number(id)] : []));
  const { data = [], isPending } = useGetMany<Order>('orders', { ids });
  const isInvoice = kind === 'invoice';
  const title = isInvoice ? 'admin.order.invoices' : 'admin.order.packingSlips';
  return (
    <Box component="main" sx={paper}>
      <Box className="screen-only" sx={{ padding: 2 }}>
        <Typography component="h1" variant="h2" gutterBottom>
          {adminMessages[title]}
        </Typography>
        <Button variant="contained" disabled={isPending} onClick={() => window.print()}>
          {adminMessages['admin.order.print']}
        </Button>
      </Box>
      {data.map((order) => (
        <Paper key={order.id} order={order} isInvoice={isInvoice} />
      ))}
    </Box>
  );
}

function Paper({ order, isInvoice }: { order: Order; isInvoice: boolean }) {
  const { shopName, locale } = useAdmin().config;
  const cards = paidByCards(order, locale);
  const sent = addressLines(order.shipping);
  const address = isInvoice || sent.length === 0 ? addressLines(order.billing) : sent;
  const sums: [string, string][] = [
    [adminMessages['admin.order.discount'], order.discount_total],
    [adminMessages['admin.order.delivery'], order.shipping_total],
    [adminMessages['admin.order.tax'], order.total_tax],
    ...cards.map(({ label, amount }): [string, string] => [label, `-${amount}`]),
    [adminMessages['admin.order.total'], order.total],
  ];
  return (
    <article>
      <Typography variant="body2">{shopName}</Typography>
      <Typography component="h2" variant="h2" gutterBottom>
        {`${adminMessages[isInvoice ? 'admin.order.invoice' : 'admin.order.packingSlip']} ${order.number}`}
      </Typography>
      <Moment value={order.date_created_gmt ?? order.date_created} withTime={false} />
      <Box component="address" sx={{ fontStyle: 'normal', marginBlock: 2 }}>
        {address.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </Box>
      <table>
        <thead>
          <tr>
            <th>{adminMessages['admin.order.product']}</th>
            <th className="number">{adminMessages['admin.order.quantity']}</th>
            {isInvoice && <th className="number">{adminMessages['admin.order.total']}</th>}
          </tr>
        </thead>
        <tbody>
          {order.line_items.map((line) => (
            <tr key={line.id}>
              <td>
                {line.name}
                {line.sku ? ` (${line.sku})` : ''}
                {line.meta_data
                  .filter(({ key }) => !key.startsWith('_'))
                  .map(({ key, display_key: label = key, display_value: value }) => (
                    <div key={key}>{`${label}: ${String(value)}`}</div>
                  ))}
              </td>
              <td className="number">{line.quantity}</td>
              {isInvoice && (
                <td className="number">
                  <Amount value={line.total} />
                </td>
              )}
            </tr>
          ))}
          {isInvoice &&
            sums.map(([label, value]) => (
              <tr key={label}>
                <td colSpan={2} className="number">
                  {label}
                </td>
                <td className="number">
                  <Amount value={value} />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
      {isInvoice && (
        <p>{`${adminMessages['admin.order.payment']}: ${order.payment_method_title}`}</p>
      )}
      {order.customer_note !== '' && (
        <p>{`${adminMessages['admin.order.customerNote']}: ${order.customer_note}`}</p>
      )}
    </article>
  );
}
