import { Button } from '@mui/material';
import { DataTable, List, SearchInput, useResourceContext } from 'react-admin';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { adminMessages } from '#wire/messages/admin.ts';
import { pageResponse, type WpDocument } from '#wire/wp/document.ts';
import { RowLink } from '../ui/lists/row-link.tsx';
import { wideOnly } from '../ui/lists/wide-only.ts';
import { Moment } from '../ui/moment.tsx';
import { useRest } from '../ui/use-rest.ts';
import { statusText } from './page-status.ts';

const filters = [<SearchInput key="q" source="q" alwaysOn />];
const EVERY_STATUS = { status: 'any', context: 'edit' };

export default function PageList() {
  return (
    <List
      filters={filters}
      filter={EVERY_STATUS}
      sort={{ field: 'title', order: 'ASC' }}
      exporter={false}
      actions={<AddPage />}
    >
      <DataTable<WpDocument> bulkActionButtons={false} sx={wideOnly('slug', 'modified_gmt')}>
        <DataTable.Col<WpDocument>
          label={adminMessages['admin.page.title']}
          source="title"
          render={({ title }) => (
            <RowLink>{title.raw || adminMessages['admin.page.untitled']}</RowLink>
          )}
        />
        <DataTable.Col source="slug" label={adminMessages['admin.page.address']} disableSort />
        <DataTable.Col<WpDocument>
          source="status"
          label={adminMessages['admin.page.status']}
          disableSort
          render={({ status }) => statusText(status)}
        />
        <DataTable.Col<WpDocument>
          source="modified_gmt"
          label={adminMessages['admin.page.modified']}
          disableSort
          render={({ modified_gmt: at }) => <Moment value={at} />}
        />
      </DataTable>
    </List>
  );
}

const made = z.pick(pageResponse, { id: true });

/** A draft is made at once, so that everything of it is edited in one place. */
function AddPage() {
  const resource = useResourceContext() ?? 'pages';
  const navigate = useNavigate();
  const send = useRest();

  async function add() {
    const data = { title: adminMessages['admin.page.untitled'], status: 'draft' };
    const response = await send({ path: `wp/v2/${resource}`, method: 'POST', data });
    if (response.ok) await navigate(`/${resource}/${made.parse(response.data).id}`);
  }

  const label = resource === 'posts' ? 'admin.post.add' : 'admin.page.add';
  return (
    <Button size="small" onClick={add} sx={{ whiteSpace: 'nowrap' }}>
      {adminMessages[label]}
    </Button>
  );
}
