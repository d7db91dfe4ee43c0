import { Edit, SimpleForm } from 'react-admin';
import { RecordChanges } from '../ui/changes.tsx';
import { UnsavedForm } from '../ui/unsaved-form.tsx';
import { RedirectFields } from './redirect-fields.tsx';

export default function RedirectEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect="list">
      <SimpleForm>
        <UnsavedForm />
        <RedirectFields />
      </SimpleForm>
      <RecordChanges resource="redirect" />
    </Edit>
  );
}
