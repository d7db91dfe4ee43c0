import { Autocomplete, TextField } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import { useCountries } from '../ui/use-countries.ts';
import type { OrderAddress } from './display-address.ts';

const BEFORE = [
  ['first_name', 'firstName'],
  ['last_name', 'lastName'],
  ['company', 'company'],
] as const;
const AFTER = [
  ['address_1', 'address1'],
  ['address_2', 'address2'],
  ['postcode', 'postcode'],
  ['city', 'city'],
] as const;

type TypedField = (typeof BEFORE)[number] | (typeof AFTER)[number] | readonly ['phone', 'phone'];

interface AddressFieldsProps {
  address: OrderAddress;
  withEmail: boolean;
  /** Why parts of it were refused, by the name of the part. */
  problems: Readonly<Record<string, string>>;
  onChange(address: OrderAddress): void;
}

/** The country first, as the states are those of the country. */
export function AddressFields({ address, withEmail, problems, onChange }: AddressFieldsProps) {
  const typed = ([field, name]: TypedField) => (
    <TextField
      key={field}
      size="small"
      label={adminMessages[`admin.order.${name}`]}
      value={address[field] ?? ''}
      error={Boolean(problems[field])}
      helperText={problems[field]}
      onChange={(event) => onChange({ ...address, [field]: event.target.value })}
    />
  );
  return (
    <>
      {BEFORE.map(typed)}
      <CountryField {...{ address, problems, onChange }} />
      {AFTER.map(typed)}
      <StateField {...{ address, problems, onChange }} />
      {typed(['phone', 'phone'])}
      {withEmail && (
        <TextField
          size="small"
          type="email"
          label={adminMessages['admin.order.email']}
          value={address.email ?? ''}
          error={Boolean(problems.email)}
          helperText={problems.email}
          onChange={(event) => onChange({ ...address, email: event.target.value })}
        />
      )}
    </>
  );
}

type PlaceFieldProps = Omit<AddressFieldsProps, 'withEmail'>;

function CountryField({ address, problems, onChange }: PlaceFieldProps) {
  const countries = useCountries();
  const country = countries.find(({ code }) => code === address.country);
  // A country that another program wrote and that is not in the list is shown as it is.
  const value = country ?? (address.country === '' ? null : unknownPlace(address.country));
  return (
    <Autocomplete
      size="small"
      options={countries}
      value={value}
      getOptionKey={({ code }) => code}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(one, other) => one.code === other.code}
      onChange={(_, next) => onChange({ ...address, country: next?.code ?? '', state: '' })}
      renderInput={(params) => (
        <TextField
          {...params}
          label={adminMessages['admin.order.country']}
          error={Boolean(problems.country)}
          helperText={problems.country}
        />
      )}
    />
  );
}

/** A list where the country has states, else a text. */
function StateField({ address, problems, onChange }: PlaceFieldProps) {
  const countries = useCountries();
  const states = countries.find(({ code }) => code === address.country)?.states ?? [];
  const shared = {
    label: adminMessages['admin.order.state'],
    error: Boolean(problems.state),
    helperText: problems.state,
  };
  if (states.length === 0) {
    return (
      <TextField
        size="small"
        {...shared}
        value={address.state}
        onChange={(event) => onChange({ ...address, state: event.target.value })}
      />
    );
  }
  const state = states.find(({ code }) => code === address.state);
  return (
    <Autocomplete
      size="small"
      options={states}
      value={state ?? (address.state === '' ? null : unknownPlace(address.state))}
      getOptionKey={({ code }) => code}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(one, other) => one.code === other.code}
      onChange={(_, next) => onChange({ ...address, state: next?.code ?? '' })}
      renderInput={(params) => <TextField {...params} {...shared} />}
    />
  );
}

function unknownPlace(code: string) {
  return { code, name: code, states: [] };
}
