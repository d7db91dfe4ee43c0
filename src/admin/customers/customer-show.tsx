import { Alert, Box, Button, Chip, Link, Stack, Typography } from '@mui/material';
import { EditBase, Title, useEditContext } from 'react-admin';
import { Link as ScreenLink } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { customerProfile } from '#wire/vitrine/customers.ts';
import { useMay } from '../admin-context.tsx';
import { newOrderFor } from '../orders/customer-field.tsx';
import { Changes } from '../ui/changes.tsx';
import { CustomerAddresses } from './customer-addresses.tsx';
import { CustomerCredit } from './customer-credit.tsx';
import { CustomerData } from './customer-data.tsx';
import { CustomerFigures } from './customer-figures.tsx';
import { CustomerNotes } from './customer-notes.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { CustomerReviews } from './customer-reviews.tsx';

export default function CustomerShow() {
  return (
    <EditBase mutationMode="pessimistic" redirect={false}>
      <Screen />
    </EditBase>
  );
}

function Screen() {
  const { record: customer, error, refetch } = useEditContext();
  const mayOrder = useMay('manage-orders');
  if (error) return <Alert severity="error">{error.message}</Alert>;
  // Whoever comes from the list has its row at first, which is only a part of the profile.
  const { data: record } = customerProfile.safeParse(customer);
  if (!record) return <Typography>{adminMessages['admin.loading']}</Typography>;
  return (
    <Box sx={{ paddingBlock: 2 }}>
      <Title title={record.name || record.email} />
      <Stack
        direction="row"
        spacing={1}
        sx={{ alignItems: 'center', marginBlockEnd: 2, flexWrap: 'wrap' }}
      >
        <Link href={`mailto:${record.email}`}>{record.email}</Link>
        {record.account_id === null && (
          <Chip size="small" variant="outlined" label={adminMessages['admin.customer.guest']} />
        )}
        {mayOrder && (
          <Button component={ScreenLink} to={newOrderFor(record.id)}>
            {adminMessages['admin.order.createFor']}
          </Button>
        )}
      </Stack>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <Stack spacing={2}>
          <CustomerFigures customer={record} />
          <CustomerOrders customer={record} />
          <CustomerReviews customer={record} />
          {record.account_id !== null && (
            <Changes
              resource="customer"
              subject={record.account_id}
              version={JSON.stringify(record)}
            />
          )}
        </Stack>
        <Stack spacing={2}>
          <CustomerNotes customer={record} onChange={() => refetch()} />
          {record.account_id !== null && mayOrder && (
            <CustomerCredit accountId={record.account_id} />
          )}
          <CustomerAddresses customer={record} />
          <CustomerData customer={record} />
        </Stack>
      </Box>
    </Box>
  );
}
