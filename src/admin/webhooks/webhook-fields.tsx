import { PasswordInput, required, SelectInput } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { MatchInput } from '../ui/match-input.tsx';
import { asTyped, TextInput } from '../ui/text-input.tsx';
import { STATUS_CHOICES, TOPICS } from './webhook.ts';

interface Topic {
  id: string;
  name: string;
}

/** One that was typed, such as `action.woocommerce_new_order`, joins the others. */
export function WebhookFields({ current = '' }: { current?: string }) {
  const choices: Topic[] = [...new Set([...TOPICS, current])]
    .filter(Boolean)
    .map((id) => ({ id, name: id }));
  return (
    <>
      <TextInput source="name" label={adminMessages['admin.webhooks.name']} />
      <MatchInput
        source="topic"
        label={adminMessages['admin.webhooks.topic']}
        helperText={adminMessages['admin.webhooks.topicHint']}
        choices={choices}
        onCreate={(topic = '') => ({ id: topic, name: topic })}
        validate={required()}
      />
      <TextInput
        source="delivery_url"
        type="url"
        label={adminMessages['admin.webhooks.url']}
        validate={required()}
      />
      <PasswordInput
        source="secret"
        parse={asTyped}
        label={adminMessages['admin.webhooks.secret']}
        helperText={adminMessages['admin.webhooks.secretHint']}
        autoComplete="new-password"
      />
      <SelectInput
        source="status"
        label={adminMessages['admin.webhooks.status']}
        choices={STATUS_CHOICES}
        defaultValue="active"
        validate={required()}
      />
    </>
  );
}
