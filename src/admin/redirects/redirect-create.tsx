import { Create, SimpleForm } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { UnsavedForm } from '../ui/unsaved-form.tsx';
import { RedirectFields } from './redirect-fields.tsx';

export default function RedirectCreate() {
  return (
    <Create title={adminMessages['admin.redirect.new']} redirect="list">
      <SimpleForm>
        <UnsavedForm />
        <RedirectFields />
      </SimpleForm>
    </Create>
  );
}
