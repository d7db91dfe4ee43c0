import { Create, SimpleForm } from 'react-admin';
import { UnsavedForm } from '../ui/unsaved-form.tsx';
import { RedirectFields } from './redirect-fields.tsx';

export default function RedirectCreate() {
  return (
    <Create redirect="list">
      <SimpleForm>
        <UnsavedForm />
        <RedirectFields />
      </SimpleForm>
    </Create>
  );
}
