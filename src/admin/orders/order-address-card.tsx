import { Card, CardContent, Link, Typography } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import type { OrderAddress } from './order.ts';

export function OrderAddressCard({ title, address }: { title: string; address: OrderAddress }) {
  const lines = [
    `${address.first_name} ${address.last_name}`,
    address.company,
    address.address_1,
    address.address_2,
    `${address.postcode} ${address.city}`,
    [address.state, address.country].filter(Boolean).join(', '),
  ].filter((line) => line.trim() !== '');
  return (
    <Card>
      <CardContent>
        <Typography component="h2" variant="h3" gutterBottom>
          {title}
        </Typography>
        {lines.length === 0 && adminMessages['admin.order.noAddress']}
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
        {address.email && <Link href={`mailto:${address.email}`}>{address.email}</Link>}
        {address.phone && <div>{address.phone}</div>}
      </CardContent>
    </Card>
  );
}
