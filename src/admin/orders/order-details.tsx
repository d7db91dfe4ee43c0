import { Box, Card, CardContent, Typography } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Order } from '#wire/wc/order-response.ts';
import { Moment } from '../ui/moment.tsx';
import { OrderPayments } from './order-payments.tsx';

const ATTRIBUTION = '_wc_order_attribution_';

/** In the order in which a manager asks for them; the rest is for programs. */
const VISIBLE = [
  'source_type',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'referrer',
  'session_entry',
  'session_pages',
  'session_count',
  'device_type',
] as const;

type Words = Readonly<Record<string, string>>;

const VIA: Words = {
  checkout: adminMessages['admin.order.via.checkout'],
  'store-api': adminMessages['admin.order.via.store-api'],
  'rest-api': adminMessages['admin.order.via.rest-api'],
  admin: adminMessages['admin.order.via.admin'],
};

const CAME_BY: Words = {
  typein: adminMessages['admin.order.cameBy.typein'],
  organic: adminMessages['admin.order.cameBy.organic'],
  referral: adminMessages['admin.order.cameBy.referral'],
  utm: adminMessages['admin.order.cameBy.utm'],
  admin: adminMessages['admin.order.cameBy.admin'],
};

/** Other programs write words of their own. */
const getWords = (words: Words, code: string) => words[code] ?? code;

function getAttribution({ meta_data: data }: Order) {
  return VISIBLE.flatMap((name) => {
    const value = data.find(({ key }) => key === `${ATTRIBUTION}${name}`)?.value;
    return typeof value === 'string' && value !== '' ? [{ name, value }] : [];
  });
}

/** Where its parcels are collected: "Harbour, 12 Harbour Road, Portland". */
function getPickups({ shipping_lines: lines }: Order): string[] {
  return lines.flatMap(({ meta_data: data }) => {
    const of = (name: string) => data.find(({ key }) => key === name)?.value;
    const [place, where] = [of('pickup_location'), of('pickup_address')];
    return typeof place === 'string' ? [[place, where].filter(Boolean).join(', ')] : [];
  });
}

/** How it is paid, where it is collected and where it came from. */
export function OrderDetails({ order }: { order: Order }) {
  const source = getAttribution(order);
  const pickups = getPickups(order);
  return (
    <Card>
      <CardContent>
        <Typography component="h2" variant="h3" gutterBottom>
          {adminMessages['admin.order.payment']}
        </Typography>
        <div>{order.payment_method_title}</div>
        {order.date_paid_gmt ? (
          <div>
            {`${adminMessages['admin.order.paidOn']} `}
            <Moment value={order.date_paid_gmt} />
          </div>
        ) : (
          <div>{adminMessages['admin.order.notPaid']}</div>
        )}
        {order.transaction_id !== '' && (
          <div>{`${adminMessages['admin.order.transaction']}: ${order.transaction_id}`}</div>
        )}
        <OrderPayments orderId={order.id} version={order.date_modified} />
        {pickups.length > 0 && (
          <>
            <Typography component="h2" variant="h3" gutterBottom sx={{ marginBlockStart: 2 }}>
              {adminMessages['admin.order.pickup']}
            </Typography>
            {pickups.map((place) => (
              <div key={place}>{place}</div>
            ))}
          </>
        )}
        <Typography component="h2" variant="h3" gutterBottom sx={{ marginBlockStart: 2 }}>
          {adminMessages['admin.order.source']}
        </Typography>
        <div>{`${adminMessages['admin.order.createdVia']}: ${getWords(VIA, order.created_via)}`}</div>
        {source.map(({ name, value }) => (
          <Box key={name} sx={{ overflowWrap: 'anywhere' }}>
            {`${adminMessages[`admin.order.from.${name}`]}: ${name === 'source_type' ? getWords(CAME_BY, value) : value}`}
          </Box>
        ))}
        {source.length === 0 && (
          <Typography variant="body2" color="textSecondary">
            {adminMessages['admin.order.from.unknown']}
          </Typography>
        )}
      </CardContent>
    </Card>
  );
}
