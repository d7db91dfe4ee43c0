import { Edit, SimpleForm } from 'react-admin';
import { RedirectFields } from './redirect-fields.tsx';

export default function RedirectEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect="list">
      <SimpleForm warnWhenUnsavedChanges>
        <RedirectFields />
      </SimpleForm>
    </Edit>
  );
}
