import { Create, SimpleForm } from 'react-admin';
import { RedirectFields } from './redirect-fields.tsx';

export default function RedirectCreate() {
  return (
    <Create redirect="list">
      <SimpleForm warnWhenUnsavedChanges>
        <RedirectFields />
      </SimpleForm>
    </Create>
  );
}
