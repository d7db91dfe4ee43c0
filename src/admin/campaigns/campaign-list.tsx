import { CreateButton, DataTable, List, TopToolbar } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import type { CampaignItem } from '#wire/vitrine/campaigns.ts';
import { Amount } from '../ui/amount.tsx';
import { RowLink } from '../ui/lists/row-link.tsx';
import { wideOnly } from '../ui/lists/wide-only.ts';
import { Moment } from '../ui/moment.tsx';

function Actions() {
  return (
    <TopToolbar>
      <CreateButton label={adminMessages['admin.campaign.new']} />
    </TopToolbar>
  );
}

/** Newsletters with what came of them, the newest first. */
export default function CampaignList() {
  return (
    <List actions={<Actions />} exporter={false} empty={false}>
      <DataTable<CampaignItem>
        bulkActionButtons={false}
        sx={wideOnly('when', 'clicked', 'orders', 'revenue')}
      >
        <DataTable.Col<CampaignItem>
          source="subject"
          label={adminMessages['admin.campaign.subject']}
          disableSort
          render={({ subject }) => <RowLink>{subject}</RowLink>}
        />
        <DataTable.Col<CampaignItem>
          source="state"
          label={adminMessages['admin.campaign.state']}
          disableSort
          render={({ state }) => adminMessages[`admin.campaign.state.${state}`]}
        />
        <DataTable.Col<CampaignItem>
          source="when"
          label={adminMessages['admin.campaign.when']}
          disableSort
          render={({ started_at: started, send_at: at }) => <Moment value={started ?? at} />}
        />
        <DataTable.NumberCol
          source="figures.sent"
          label={adminMessages['admin.campaign.figure.sent']}
          disableSort
        />
        <DataTable.NumberCol
          source="figures.clicked"
          label={adminMessages['admin.campaign.figure.clicked']}
          disableSort
        />
        <DataTable.NumberCol
          source="figures.orders"
          label={adminMessages['admin.campaign.figure.orders']}
          disableSort
        />
        <DataTable.Col<CampaignItem>
          source="revenue"
          label={adminMessages['admin.campaign.figure.revenue']}
          disableSort
          render={({ figures }) => <Amount value={figures.revenue} />}
        />
      </DataTable>
    </List>
  );
}
