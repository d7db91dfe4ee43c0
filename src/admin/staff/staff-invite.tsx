import { Typography } from '@mui/material';
import {
  Create,
  email,
  required,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
} from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { useRoles } from '../roles/use-roles.ts';
import { UnsavedForm } from '../ui/unsaved-form.tsx';
import { RoleHints } from './role-hints.tsx';
import { roleChoices } from './staff-member.ts';

function Send() {
  return (
    <Toolbar>
      <SaveButton label={adminMessages['admin.people.send']} />
    </Toolbar>
  );
}

export default function StaffInvite() {
  const { data: roles = [] } = useRoles();
  return (
    <Create title={adminMessages['admin.people.invite']} redirect="list">
      <SimpleForm toolbar={<Send />}>
        <UnsavedForm />
        <Typography sx={{ marginBlockEnd: 2 }}>
          {adminMessages['admin.people.inviteText']}
        </Typography>
        <TextInput
          source="email"
          type="email"
          label={adminMessages['admin.people.email']}
          validate={[required(), email()]}
        />
        <TextInput source="name" label={adminMessages['admin.people.name']} />
        <SelectInput
          source="role"
          label={adminMessages['admin.people.role']}
          choices={roleChoices(roles)}
          defaultValue="shop_manager"
          validate={required()}
        />
        <RoleHints />
      </SimpleForm>
    </Create>
  );
}
