import { Create, required, SaveButton, SimpleForm, TextInput, Toolbar } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { UnsavedForm } from '../ui/unsaved-form.tsx';

function Save() {
  return (
    <Toolbar>
      <SaveButton label={adminMessages['admin.campaign.create']} />
    </Toolbar>
  );
}

/** It begins with its subject; the rest is written on its own screen. */
export default function CampaignCreate() {
  return (
    <Create title={adminMessages['admin.campaign.new']} redirect="edit">
      <SimpleForm toolbar={<Save />}>
        <UnsavedForm />
        <TextInput
          source="subject"
          label={adminMessages['admin.campaign.subject']}
          validate={required()}
          slotProps={{ htmlInput: { maxLength: 150 } }}
        />
      </SimpleForm>
    </Create>
  );
}
