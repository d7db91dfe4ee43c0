import { Box, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import type { CustomerProfile } from '#wire/vitrine/customers.ts';
import { useMay } from '../admin-context.tsx';
import { AddressFields } from './address-fields.tsx';
import { addressProblems } from './address-problems.ts';
import { CustomerField } from './customer-field.tsx';
import type { OrderAddress } from './display-address.ts';
import { type KnownAddresses, knownAddresses, NO_ADDRESS } from './known-addresses.ts';

export interface DraftBuyer extends KnownAddresses {
  /** Null for a guest who is not known yet. */
  customer: CustomerProfile | null;
}

export function buyerFrom(customer: CustomerProfile | null): DraftBuyer {
  const addresses = customer ? knownAddresses(customer) : { billing: NO_ADDRESS, shipping: null };
  return { customer, ...addresses };
}

interface DraftBuyerFieldsProps {
  buyer: DraftBuyer;
  /** What the shop refuses, by the names of the API: `billing[postcode]`. */
  problems: Readonly<Record<string, string>>;
  onChange(buyer: DraftBuyer): void;
}

/** Who orders, and where it goes. */
export function DraftBuyerFields({ buyer, problems, onChange }: DraftBuyerFieldsProps) {
  const { billing, shipping, customer } = buyer;
  const mayFind = useMay('manage-customers');
  // One form stands for both where they are the same.
  const billingProblems = {
    ...(shipping === null && addressProblems(problems, 'shipping')),
    ...addressProblems(problems, 'billing'),
  };
  return (
    <>
      {mayFind && (
        <CustomerField
          customer={customer}
          // Whoever is no longer meant leaves no address behind.
          onChange={(next) => onChange(buyerFrom(next))}
        />
      )}
      <AddressPart
        kind="billing"
        address={billing}
        problems={billingProblems}
        onChange={(next) => onChange({ ...buyer, billing: next })}
      />
      <FormControlLabel
        label={adminMessages['admin.order.shipElsewhere']}
        control={
          <Checkbox
            checked={shipping !== null}
            slotProps={{ input: { 'aria-label': adminMessages['admin.order.shipElsewhere'] } }}
            onChange={({ target }) => {
              const elsewhere = { ...NO_ADDRESS, country: billing.country };
              onChange({ ...buyer, shipping: target.checked ? elsewhere : null });
            }}
          />
        }
      />
      {shipping && (
        <AddressPart
          kind="shipping"
          address={shipping}
          problems={addressProblems(problems, 'shipping')}
          onChange={(next) => onChange({ ...buyer, shipping: next })}
        />
      )}
    </>
  );
}

interface AddressPartProps {
  kind: 'billing' | 'shipping';
  address: OrderAddress;
  problems: Readonly<Record<string, string>>;
  onChange(address: OrderAddress): void;
}

function AddressPart({ kind, ...fields }: AddressPartProps) {
  const title = adminMessages[`admin.order.${kind}`];
  return (
    <Box role="group" aria-label={title}>
      <Typography component="h2" variant="h3" gutterBottom>
        {title}
      </Typography>
      <Stack spacing={1.5}>
        <AddressFields {...fields} withEmail={kind === 'billing'} />
      </Stack>
    </Box>
  );
}

/** As the API takes them. */
export function sentBuyer({ customer, billing, shipping }: DraftBuyer) {
  const { email: _, ...elsewhere } = shipping ?? billing;
  return { customer_id: customer?.account_id ?? 0, billing, shipping: elsewhere };
}
