import { CreateButton, DataTable, List, SearchInput, TopToolbar } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import type { GiftCardItem } from '#wire/vitrine/gift-cards.ts';
import { Amount } from '../ui/amount.tsx';
import { RowLink } from '../ui/lists/row-link.tsx';
import { wideOnly } from '../ui/lists/wide-only.ts';
import { Moment } from '../ui/moment.tsx';

const filters = [<SearchInput key="q" source="q" alwaysOn />];

function Actions() {
  return (
    <TopToolbar>
      <CreateButton label={adminMessages['admin.giftCard.issue']} />
    </TopToolbar>
  );
}

/** Every card with what is left on it. */
export default function GiftCardList() {
  return (
    <List filters={filters} actions={<Actions />} exporter={false} empty={false}>
      <DataTable<GiftCardItem>
        rowClick="show"
        bulkActionButtons={false}
        sx={wideOnly('amount', 'created_at')}
      >
        <DataTable.Col<GiftCardItem>
          source="last4"
          label={adminMessages['admin.giftCard.last4']}
          disableSort
          render={({ last4 }) => <RowLink to="show">{last4}</RowLink>}
        />
        <DataTable.Col<GiftCardItem>
          source="balance"
          label={adminMessages['admin.giftCard.balance']}
          disableSort
          render={({ balance }) => <Amount value={balance} />}
        />
        <DataTable.Col<GiftCardItem>
          source="amount"
          label={adminMessages['admin.giftCard.amount']}
          disableSort
          render={({ amount }) => <Amount value={amount} />}
        />
        <DataTable.Col<GiftCardItem>
          source="state"
          label={adminMessages['admin.giftCard.state']}
          disableSort
          render={({ state }) => adminMessages[`admin.giftCard.state.${state}`]}
        />
        <DataTable.Col
          source="recipient"
          label={adminMessages['admin.giftCard.recipient']}
          disableSort
        />
        <DataTable.Col<GiftCardItem>
          source="created_at"
          label={adminMessages['admin.giftCard.created']}
          disableSort
          render={({ created_at: at }) => <Moment value={at} withTime={false} />}
        />
      </DataTable>
    </List>
  );
}
