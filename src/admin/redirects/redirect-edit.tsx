import { Edit, SimpleForm } from 'react-admin';
import { RecordChanges } from '../ui/changes.tsx';
import { FORM_QUERY, FreshRecord } from '../ui/fresh-record.tsx';
import { UnsavedForm } from '../ui/unsaved-form.tsx';
import { RedirectFields } from './redirect-fields.tsx';

export default function RedirectEdit() {
  return (
    <Edit mutationMode="pessimistic" queryOptions={FORM_QUERY} redirect="list">
      <FreshRecord>
        <SimpleForm>
          <UnsavedForm />
          <RedirectFields />
        </SimpleForm>
      </FreshRecord>
      <RecordChanges resource="redirect" />
    </Edit>
  );
}
