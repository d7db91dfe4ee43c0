import { Box, Button, Card, CardContent, Stack, Typography } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import type { PackingOrder } from '#wire/vitrine/packing.ts';
import { DeliveryTexts } from '../orders/delivery-texts.tsx';
import { printAddress } from '../orders/order-actions.tsx';
import { ShipForm } from '../orders/ship-form.tsx';
import { Moment } from '../ui/moment.tsx';
import { thumbnail } from '../ui/thumbnail.ts';
import { useOpening } from '../ui/use-opening.ts';

interface PackingCardProps {
  order: PackingOrder;
  onShipped(): Promise<void>;
}

/** One order: what goes into the parcel, and where it goes. */
export function PackingCard({ order, onShipped }: PackingCardProps) {
  const opening = useOpening();
  const name = `${adminMessages['admin.packing.order']} ${order.number}`;
  return (
    <Card component="section" aria-label={name}>
      <CardContent>
        <Stack
          direction="row"
          sx={{ justifyContent: 'space-between', alignItems: 'baseline', gap: 1 }}
        >
          <Typography component="h2" variant="h3">
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            <Moment value={order.placed_at} />
          </Typography>
        </Stack>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            marginBlock: 1.5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 3fr) minmax(0, 2fr)' },
          }}
        >
          <Stack component="ul" spacing={1} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {order.lines.map((line) => (
              <PackingLine key={line.id} line={line} />
            ))}
          </Stack>
          <Destination order={order} />
        </Box>
        {opening.isOpen ? (
          <ShipForm
            path={`vitrine/v1/packing/${order.id}/shipments`}
            left={order.lines}
            opening={opening}
            onShipped={onShipped}
          />
        ) : (
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            <Button variant="contained" onClick={opening.open}>
              {adminMessages['admin.packing.ship']}
            </Button>
            <Button href={printAddress('slip', [order.id])}>
              {adminMessages['admin.packing.slip']}
            </Button>
          </Stack>
        )}
      </CardContent>
    </Card>
  );
}

function PackingLine({ line }: { line: PackingOrder['lines'][number] }) {
  return (
    <Stack component="li" direction="row" spacing={1.5}>
      <Box
        component={line.image === '' ? 'span' : 'img'}
        src={thumbnail(line.image) || undefined}
        alt=""
        loading="lazy"
        sx={{ inlineSize: 56, blockSize: 56, flexShrink: 0, objectFit: 'cover', borderRadius: 1 }}
      />
      <div>
        <Typography>
          <strong>{`${line.left} ×`}</strong> {line.name}
        </Typography>
        {line.sku !== '' && (
          <Typography variant="body2" color="textSecondary">
            {line.sku}
          </Typography>
        )}
        {line.details.map(({ label, value }) => (
          <Typography key={`${label} ${value}`} variant="body2">
            {`${label}: ${value}`}
          </Typography>
        ))}
      </div>
    </Stack>
  );
}

function Destination({ order }: { order: PackingOrder }) {
  return (
    <div>
      <Typography component="h3" variant="body2" color="textSecondary">
        {adminMessages['admin.packing.to']}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line' }}>{order.address.join('\n')}</Typography>
      <Typography variant="body2" color="textSecondary">
        {order.shipping_methods.join(', ')}
      </Typography>
      <DeliveryTexts delivery={order.delivery} />
      {order.customer_note !== '' && (
        <Typography variant="body2" sx={{ marginBlockStart: 1 }}>
          {`${adminMessages['admin.packing.note']}: ${order.customer_note}`}
        </Typography>
      )}
    </div>
  );
}
