import { Create, SimpleForm, useResourceContext } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { UnsavedForm } from '../ui/unsaved-form.tsx';
import { TermFields } from './term-fields.tsx';

export default function TermCreate() {
  const isTag = useResourceContext() === 'post-tags';
  return (
    <Create
      title={adminMessages[isTag ? 'admin.postTag.new' : 'admin.postCategory.new']}
      redirect="list"
    >
      <SimpleForm>
        <UnsavedForm />
        <TermFields />
      </SimpleForm>
    </Create>
  );
}
