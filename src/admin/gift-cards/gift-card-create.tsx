import { Typography } from '@mui/material';
import { Create, email, required, SaveButton, SimpleForm, TextInput, Toolbar } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { UnsavedForm } from '../ui/unsaved-form.tsx';

function Issue() {
  return (
    <Toolbar>
      <SaveButton label={adminMessages['admin.giftCard.issue']} />
    </Toolbar>
  );
}

/** A card or store credit by hand. */
export default function GiftCardCreate() {
  return (
    <Create title={adminMessages['admin.giftCard.issue']} redirect="show">
      <SimpleForm toolbar={<Issue />}>
        <UnsavedForm />
        <Typography color="textSecondary" gutterBottom>
          {adminMessages['admin.giftCard.issueHint']}
        </Typography>
        <TextInput
          source="amount"
          label={adminMessages['admin.giftCard.amount']}
          validate={required()}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
        <TextInput
          source="recipient"
          type="email"
          label={adminMessages['admin.giftCard.recipient']}
          validate={[required(), email()]}
        />
        <TextInput source="name" label={adminMessages['admin.giftCard.name']} />
        <TextInput source="message" multiline label={adminMessages['admin.giftCard.message']} />
        <TextInput source="note" multiline label={adminMessages['admin.giftCard.note']} />
      </SimpleForm>
    </Create>
  );
}
