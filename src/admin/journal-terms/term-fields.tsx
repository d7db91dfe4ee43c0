import { required } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { TextInput } from '../ui/text-input.tsx';

/** A category or tag of the journal. */
export function TermFields() {
  return (
    <>
      <TextInput
        source="name"
        label={adminMessages['admin.postTerm.name']}
        validate={required()}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <TextInput
        source="slug"
        label={adminMessages['admin.page.address']}
        helperText={adminMessages['admin.postTerm.slugHint']}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <TextInput
        source="description"
        label={adminMessages['admin.postTerm.description']}
        helperText={adminMessages['admin.postTerm.descriptionHint']}
        multiline
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
    </>
  );
}
