import { adminMessages } from '#wire/messages/admin.ts';

/** What an editor chooses; a page with a date to come is scheduled by the shop itself. */
export const STATUSES = ['publish', 'draft', 'pending', 'private'] as const;

export function statusText(status: string): string {
  const texts: Readonly<Record<string, string>> = adminMessages;
  return texts[`admin.page.${status}`] ?? status;
}
