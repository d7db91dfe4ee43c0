import { Stack, Typography } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import type { CustomerProfile } from '#wire/vitrine/customers.ts';
import { PartCard } from '../ui/part-card.tsx';

export function CustomerAddresses({ customer: { addresses } }: { customer: CustomerProfile }) {
  return (
    <PartCard title={adminMessages['admin.customer.addresses']}>
      {addresses.length === 0 && (
        <Typography color="textSecondary">{adminMessages['admin.customer.noAddresses']}</Typography>
      )}
      <Stack spacing={2}>
        {addresses.map(({ kind, from, lines }) => (
          <div key={`${kind} ${from}`}>
            <Typography variant="body2" color="textSecondary">
              {adminMessages[`admin.customer.${kind}`]} ·{' '}
              {from === ''
                ? adminMessages['admin.customer.fromAccount']
                : `${adminMessages['admin.customer.fromOrder']} ${from}`}
            </Typography>
            {lines.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </div>
        ))}
      </Stack>
    </PartCard>
  );
}
