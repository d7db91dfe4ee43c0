import {
  AutocompleteInput,
  DateInput,
  NumberInput,
  ReferenceInput,
  SearchInput,
  SelectInput,
  TextInput,
} from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { BY_MATCH } from '../data/list-query.ts';

const ACCOUNT = [
  { id: 'yes', name: adminMessages['admin.customer.accountYes'] },
  { id: 'no', name: adminMessages['admin.customer.accountNo'] },
];

/** What a segment is made of; all of it is in the address of the list. */
export const customerFilters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="account"
    source="account"
    label={adminMessages['admin.customer.account']}
    choices={ACCOUNT}
  />,
  <TextInput key="country" source="country" label={adminMessages['admin.customer.country']} />,
  <NumberInput
    key="spent_from"
    source="spent_from"
    min={0}
    label={adminMessages['admin.customer.spentFrom']}
  />,
  <NumberInput
    key="spent_to"
    source="spent_to"
    min={0}
    label={adminMessages['admin.customer.spentTo']}
  />,
  <NumberInput
    key="orders_from"
    source="orders_from"
    min={0}
    label={adminMessages['admin.customer.ordersFrom']}
  />,
  <NumberInput
    key="orders_to"
    source="orders_to"
    min={0}
    label={adminMessages['admin.customer.ordersTo']}
  />,
  <DateInput
    key="last_order_after"
    source="last_order_after"
    label={adminMessages['admin.customer.lastAfter']}
  />,
  <DateInput
    key="last_order_before"
    source="last_order_before"
    label={adminMessages['admin.customer.lastBefore']}
  />,
  <ReferenceInput key="product" source="product" reference="products" sort={BY_MATCH}>
    <AutocompleteInput
      optionText="name"
      label={adminMessages['admin.customer.bought']}
      filterToQuery={(q) => ({ q })}
    />
  </ReferenceInput>,
];
