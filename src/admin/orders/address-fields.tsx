import { TextField } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import type { OrderAddress } from './order.ts';

const FIELDS = [
  ['first_name', 'firstName'],
  ['last_name', 'lastName'],
  ['company', 'company'],
  ['address_1', 'address1'],
  ['address_2', 'address2'],
  ['postcode', 'postcode'],
  ['city', 'city'],
  ['state', 'state'],
  ['country', 'country'],
  ['phone', 'phone'],
] as const;

interface AddressFieldsProps {
  address: OrderAddress;
  withEmail: boolean;
  onChange(address: OrderAddress): void;
}

export function AddressFields({ address, withEmail, onChange }: AddressFieldsProps) {
  return (
    <>
      {FIELDS.map(([field, name]) => (
        <TextField
          key={field}
          size="small"
          label={adminMessages[`admin.order.${name}`]}
          value={address[field] ?? ''}
          onChange={(event) => onChange({ ...address, [field]: event.target.value })}
        />
      ))}
      {withEmail && (
        <TextField
          size="small"
          type="email"
          label={adminMessages['admin.order.email']}
          value={address.email ?? ''}
          onChange={(event) => onChange({ ...address, email: event.target.value })}
        />
      )}
    </>
  );
}
