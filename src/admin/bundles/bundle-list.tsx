import {
  CreateButton,
  DataTable,
  List,
  ReferenceField,
  SearchInput,
  TextField,
  TopToolbar,
} from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import type { BundleResponse } from '#wire/vitrine/bundles.ts';
import { useAdmin } from '../admin-context.tsx';
import { RowLink } from '../ui/lists/row-link.tsx';
import { wideOnly } from '../ui/lists/wide-only.ts';
import { Moment } from '../ui/moment.tsx';
import { discountText } from './discount-text.ts';

const filters = [<SearchInput key="q" source="q" alwaysOn />];

function Actions() {
  return (
    <TopToolbar>
      <CreateButton />
    </TopToolbar>
  );
}

export default function BundleList() {
  const { currency } = useAdmin().config;
  return (
    <List filters={filters} actions={<Actions />} exporter={false} empty={false}>
      <DataTable<BundleResponse>
        bulkActionButtons={false}
        sx={wideOnly('tiers', 'date_modified_gmt')}
      >
        <DataTable.Col label={adminMessages['admin.bundles.name']} disableSort>
          <RowLink>
            <ReferenceField source="productId" reference="products" link={false}>
              <TextField source="name" />
            </ReferenceField>
          </RowLink>
        </DataTable.Col>
        <DataTable.Col<BundleResponse>
          source="items"
          label={adminMessages['admin.bundles.items']}
          disableSort
          render={({ items }) => items.length}
        />
        <DataTable.Col<BundleResponse>
          source="tiers"
          label={adminMessages['admin.bundles.tiers']}
          disableSort
          render={({ discount_rules: tiers, discount_type: type }) =>
            tiers.map(({ discount }) => discountText(discount, type, currency)).join(' · ')
          }
        />
        <DataTable.Col<BundleResponse>
          source="enabled"
          label={adminMessages['admin.forms.state']}
          disableSort
          render={({ enabled }) => adminMessages[enabled ? 'admin.forms.on' : 'admin.forms.off']}
        />
        <DataTable.Col<BundleResponse>
          source="date_modified_gmt"
          label={adminMessages['admin.forms.changed']}
          disableSort
          render={({ date_modified_gmt: changed }) => <Moment value={changed} withTime={false} />}
        />
      </DataTable>
    </List>
  );
}
