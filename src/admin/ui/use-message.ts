import { formatMessage, type MessageValues } from '#rules/messages/format.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../admin-context.tsx';

/** A text of the admin with its values put in: message('admin.analytics.before', { value: '$12.00' }). */
export function useMessage(): (key: keyof typeof adminMessages, values: MessageValues) => string {
  const { locale } = useAdmin().config;
  return (key, values) => formatMessage(adminMessages[key], values, locale);
}
