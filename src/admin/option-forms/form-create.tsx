import { Create, required, SimpleForm, TextInput } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';

/** A form begins with its title; its fields follow in the builder. */
export default function FormCreate() {
  return (
    <Create redirect="edit" title={adminMessages['admin.forms.new']} transform={withSection}>
      <SimpleForm>
        <TextInput
          source="title"
          label={adminMessages['admin.forms.title']}
          validate={required()}
          helperText={false}
        />
      </SimpleForm>
    </Create>
  );
}

function withSection({ title }: { title?: string }) {
  return {
    title,
    belongsTo: { kind: 'products', ids: [] },
    sections: [{ id: 'main', title: '', fields: [] }],
  };
}
