import { CreateButton, DataTable, List, SearchInput, TopToolbar } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Coupon } from '#wire/wc/coupon.ts';
import { RowLink } from '../ui/lists/row-link.tsx';
import { wideOnly } from '../ui/lists/wide-only.ts';
import { Moment } from '../ui/moment.tsx';
import { CouponSummary } from './coupon-summary.tsx';

const filters = [<SearchInput key="q" source="q" alwaysOn />];

function Actions() {
  return (
    <TopToolbar>
      <CreateButton />
    </TopToolbar>
  );
}

export default function CouponList() {
  return (
    <List
      filters={filters}
      actions={<Actions />}
      sort={{ field: 'date_created', order: 'DESC' }}
      exporter={false}
    >
      <DataTable<Coupon> bulkActionButtons={false} sx={wideOnly('usage_count', 'date_expires')}>
        <DataTable.Col<Coupon>
          source="code"
          label={adminMessages['admin.coupon.code']}
          disableSort
          render={({ code }) => <RowLink>{code}</RowLink>}
        />
        <DataTable.Col label={adminMessages['admin.coupon.summary']} disableSort>
          <CouponSummary />
        </DataTable.Col>
        <DataTable.Col<Coupon>
          source="usage_count"
          label={adminMessages['admin.coupon.used']}
          disableSort
          render={({ usage_count: used, usage_limit: limit }) =>
            limit ? `${used} / ${limit}` : `${used}`
          }
        />
        <DataTable.Col<Coupon>
          source="date_expires"
          label={adminMessages['admin.coupon.expires']}
          disableSort
          render={(coupon) => <Moment value={coupon.date_expires_gmt} withTime={false} />}
        />
      </DataTable>
    </List>
  );
}
