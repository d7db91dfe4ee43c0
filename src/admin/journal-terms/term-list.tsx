import { Link } from '@mui/material';
import { CreateButton, DataTable, List, SearchInput, TopToolbar } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import type { PostTermItem } from '#wire/wp/post-term.ts';
import { RowLink } from '../ui/lists/row-link.tsx';
import { wideOnly } from '../ui/lists/wide-only.ts';

const filters = [<SearchInput key="q" source="q" alwaysOn />];
const BY_NAME = { field: 'name', order: 'ASC' } as const;

function Actions() {
  return (
    <TopToolbar>
      <CreateButton />
    </TopToolbar>
  );
}

/** Categories or tags of the journal, with how many posts everybody can read in each. */
export default function TermList() {
  return (
    <List
      filters={filters}
      actions={<Actions />}
      sort={BY_NAME}
      perPage={25}
      exporter={false}
      empty={false}
    >
      <DataTable<PostTermItem> bulkActionButtons={false} sx={wideOnly('slug', 'link')}>
        <DataTable.Col<PostTermItem>
          source="name"
          label={adminMessages['admin.postTerm.name']}
          disableSort
          render={({ name }) => <RowLink>{name}</RowLink>}
        />
        <DataTable.Col source="slug" label={adminMessages['admin.page.address']} disableSort />
        <DataTable.NumberCol
          source="count"
          label={adminMessages['admin.postTerm.count']}
          disableSort
        />
        <DataTable.Col<PostTermItem>
          source="link"
          label={adminMessages['admin.viewShop']}
          disableSort
          render={({ link, name }) => (
            <Link
              href={link}
              target="_blank"
              rel="noopener"
              aria-label={`${adminMessages['admin.page.view']}: ${name}`}
              onClick={(event) => event.stopPropagation()}
            >
              {adminMessages['admin.page.view']}
            </Link>
          )}
        />
      </DataTable>
    </List>
  );
}
