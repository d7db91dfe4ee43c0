import { Create, SimpleForm } from 'react-admin';
import { TermFields } from './term-fields.tsx';

export default function TermCreate() {
  return (
    <Create redirect="list">
      <SimpleForm warnWhenUnsavedChanges>
        <TermFields />
      </SimpleForm>
    </Create>
  );
}
