import { Create, SimpleForm } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { UnsavedForm } from '../ui/unsaved-form.tsx';
import { webhookChanges } from './webhook.ts';
import { WebhookFields } from './webhook-fields.tsx';

/** Then its own screen, where the answer to the first ping shows. */
export default function WebhookCreate() {
  return (
    <Create title={adminMessages['admin.webhook.new']} transform={webhookChanges} redirect="edit">
      <SimpleForm>
        <UnsavedForm />
        <WebhookFields />
      </SimpleForm>
    </Create>
  );
}
