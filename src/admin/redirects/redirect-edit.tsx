import { Edit, SimpleForm } from 'react-admin';
import { RecordChanges } from '../ui/changes.tsx';
import { FreshRecord } from '../ui/fresh-record.tsx';
import { UnsavedForm } from '../ui/unsaved-form.tsx';
import { RedirectFields } from './redirect-fields.tsx';

export default function RedirectEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect="list">
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
