import { Edit, SimpleForm } from 'react-admin';
import { TermFields } from './term-fields.tsx';

export default function TermEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect="list">
      <SimpleForm warnWhenUnsavedChanges>
        <TermFields />
      </SimpleForm>
    </Edit>
  );
}
