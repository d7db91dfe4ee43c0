import { Edit, SimpleForm, useResourceContext } from 'react-admin';
import { RecordChanges } from '../ui/changes.tsx';
import { FORM_QUERY, FreshRecord } from '../ui/fresh-record.tsx';
import { UnsavedForm } from '../ui/unsaved-form.tsx';
import { TermFields } from './term-fields.tsx';

/** What the log calls them. */
const LOGGED: Readonly<Record<string, string>> = {
  'post-categories': 'category',
  'post-tags': 'post_tag',
};

export default function TermEdit() {
  const resource = useResourceContext() ?? '';
  return (
    <Edit mutationMode="pessimistic" queryOptions={FORM_QUERY} redirect="list">
      <FreshRecord>
        <SimpleForm>
          <UnsavedForm />
          <TermFields />
        </SimpleForm>
      </FreshRecord>
      <RecordChanges resource={LOGGED[resource] ?? resource} />
    </Edit>
  );
}
