import { required, SelectInput } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { TextInput } from '../ui/text-input.tsx';

const STATUSES = (['301', '302'] as const).map((id) => ({
  id,
  name: adminMessages[`admin.redirect.${id}`],
}));

export function RedirectFields() {
  return (
    <>
      <TextInput
        source="from"
        label={adminMessages['admin.redirect.from']}
        helperText={adminMessages['admin.redirect.fromHint']}
        validate={required()}
      />
      <TextInput
        source="to"
        label={adminMessages['admin.redirect.to']}
        helperText={adminMessages['admin.redirect.toHint']}
        validate={required()}
      />
      <SelectInput
        source="status"
        label={adminMessages['admin.redirect.status']}
        choices={STATUSES}
        defaultValue="301"
        validate={required()}
      />
    </>
  );
}
