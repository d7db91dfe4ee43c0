import { Create, SimpleForm } from 'react-admin';
import { UnsavedForm } from '../ui/unsaved-form.tsx';
import { TermFields } from './term-fields.tsx';

export default function TermCreate() {
  return (
    <Create redirect="list">
      <SimpleForm>
        <UnsavedForm />
        <TermFields />
      </SimpleForm>
    </Create>
  );
}
