import { CreateButton, DataTable, List, SearchInput, SelectInput, TopToolbar } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import type { OptionFormResponse } from '#wire/vitrine/option-forms.ts';
import { RowLink } from '../ui/lists/row-link.tsx';
import { wideOnly } from '../ui/lists/wide-only.ts';
import { Moment } from '../ui/moment.tsx';
import { useMessage } from '../ui/use-message.ts';
import { FormImport } from './form-import.tsx';
import { ProductForms } from './product-forms.tsx';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    label={adminMessages['admin.forms.state']}
    choices={[
      { id: 'live', name: adminMessages['admin.forms.live'] },
      { id: 'trash', name: adminMessages['admin.forms.trash'] },
    ]}
    alwaysOn
  />,
];

function Actions() {
  return (
    <TopToolbar>
      <FormImport />
      <CreateButton />
    </TopToolbar>
  );
}

export default function FormList() {
  return (
    <>
      <Forms />
      <ProductForms />
    </>
  );
}

function Forms() {
  return (
    <List
      filters={filters}
      actions={<Actions />}
      sort={{ field: 'priority', order: 'ASC' }}
      exporter={false}
      empty={false}
    >
      <DataTable<OptionFormResponse>
        bulkActionButtons={false}
        sx={wideOnly('version', 'fields', 'date_modified_gmt')}
      >
        <DataTable.Col<OptionFormResponse>
          source="title"
          label={adminMessages['admin.forms.title']}
          disableSort
          render={({ title }) => <RowLink>{title}</RowLink>}
        />
        <DataTable.Col<OptionFormResponse>
          source="belongsTo"
          label={adminMessages['admin.forms.where']}
          disableSort
          render={(form) => <Where form={form} />}
        />
        <DataTable.Col<OptionFormResponse>
          source="fields"
          label={adminMessages['admin.forms.fields']}
          disableSort
          render={({ sections }) => sections.flatMap(({ fields }) => fields).length}
        />
        <DataTable.Col source="version" label={adminMessages['admin.forms.version']} disableSort />
        <DataTable.Col<OptionFormResponse>
          source="enabled"
          label={adminMessages['admin.forms.state']}
          disableSort
          render={({ enabled }) => adminMessages[enabled ? 'admin.forms.on' : 'admin.forms.off']}
        />
        <DataTable.Col<OptionFormResponse>
          source="date_modified_gmt"
          label={adminMessages['admin.forms.changed']}
          disableSort
          render={({ date_modified_gmt: changed }) => <Moment value={changed} withTime={false} />}
        />
      </DataTable>
    </List>
  );
}

function Where({ form: { belongsTo } }: { form: OptionFormResponse }) {
  const message = useMessage();
  if (belongsTo.kind === 'all') return <>{adminMessages['admin.forms.everywhere']}</>;
  const count = belongsTo.ids.length;
  if (count === 0) return <>{adminMessages['admin.forms.nowhere']}</>;
  return <>{message(`admin.forms.${belongsTo.kind}`, { count })}</>;
}
