import { Autocomplete, Box, Button, Link, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as ScreenLink } from 'react-router';
import { matchesFirst } from '#rules/search/match-rank.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { type CustomerProfile, customerProfile } from '#wire/vitrine/customers.ts';
import { useFirst } from '../data/use-records.ts';
import { useRest } from '../ui/use-rest.ts';

/** As many are offered. The one that is meant may not be among the latest of a common name. */
const OFFERED = 10;
const FOUND = 50;

const LATEST = { field: 'last_order', order: 'DESC' } as const;

export function customerPath(id: number | string): string {
  return `vitrine/v1/customers/${encodeURIComponent(id)}`;
}

/** The screen of a new order with a customer filled in. */
export function newOrderFor(id: number | string): string {
  return `/orders/create?${new URLSearchParams({ customer: String(id) })}`;
}

interface CustomerFieldProps {
  /** Null for a guest. */
  customer: CustomerProfile | null;
  onChange(customer: CustomerProfile | null): void;
}

/** Whose order it is: somebody found by name, email or telephone number, or a guest. */
export function CustomerField({ customer, onChange }: CustomerFieldProps) {
  return customer ? (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={ScreenLink} to={`/customers/${encodeURIComponent(customer.id)}`}>
          {customer.name || customer.email}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {customer.name ? customer.email : ''}
          {customer.account_id === null && ` (${adminMessages['admin.customer.guest']})`}
        </Typography>
      </Box>
      <Button onClick={() => onChange(null)}>{adminMessages['admin.order.otherCustomer']}</Button>
    </Stack>
  ) : (
    <CustomerPicker onPick={onChange} />
  );
}

function CustomerPicker({ onPick }: { onPick(customer: CustomerProfile): void }) {
  const [words, setWords] = useState('');
  const send = useRest();
  const { data = [] } = useFirst('customers', { limit: FOUND, sort: LATEST, filter: { q: words } });

  const matches = matchesFirst(data, words, ({ name, email }) => [name, email]);

  async function pick(id: number | string) {
    const response = await send({ path: customerPath(id) });
    if (response.ok) onPick(customerProfile.parse(response.data));
  }

  return (
    <Autocomplete
      size="small"
      value={null}
      blurOnSelect
      options={matches.slice(0, OFFERED)}
      inputValue={words}
      filterOptions={(found) => found}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name, email }) => (name ? `${name} (${email})` : email)}
      onInputChange={(_, next, reason) => setWords(reason === 'selectOption' ? '' : next)}
      onChange={(_, customer) => {
        if (customer) void pick(customer.id);
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={adminMessages['admin.order.customer']}
          helperText={adminMessages['admin.order.customerHint']}
        />
      )}
    />
  );
}
