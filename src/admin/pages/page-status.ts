import { adminMessages } from '#wire/messages/admin.ts';

export function statusText(status: string): string {
  const texts: Readonly<Record<string, string>> = adminMessages;
  return texts[`admin.page.${status}`] ?? status;
}
