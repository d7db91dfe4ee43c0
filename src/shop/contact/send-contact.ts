import { hasFields } from '#rules/input/has-fields.ts';
import {
  CONTACT_ACTION,
  CONTACT_FIELDS,
  type ContactResponse,
  type ContactValues,
} from '#wire/forms/contact-fields.ts';
import { readResponse } from '../ui/forms/send-form.ts';

/** What scripts of other contact forms listen for, by the status of the answer. */
export const CONTACT_EVENTS: Record<ContactResponse['status'], string> = {
  invalid: 'wpcf7invalid',
  spam: 'wpcf7spam',
  sent: 'wpcf7mailsent',
  failed: 'wpcf7mailfailed',
};

export function readValues(form: FormData): ContactValues {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: text(CONTACT_FIELDS.name),
    email: text(CONTACT_FIELDS.email),
    subject: text(CONTACT_FIELDS.subject),
    text: text(CONTACT_FIELDS.text),
  };
}

/** The answer to a form; one that cannot be read, or none at all, has failed. */
export async function sendContact(
  ajaxUrl: string,
  body: FormData,
  failed: string,
  fetchImpl: typeof fetch = fetch,
): Promise<ContactResponse> {
  try {
    const reply = await fetchImpl(`${ajaxUrl}?action=${CONTACT_ACTION}`, { method: 'POST', body });
    const response = readResponse(await reply.text());
    if (isContactResponse(response)) return response;
  } catch {
    // Without a connection, or behind a page that is no answer.
  }
  return { status: 'failed', message: failed, problems: [] };
}

const isContactResponse = (body: unknown): body is ContactResponse =>
  hasFields<ContactResponse>(body, { status: 'string', message: 'string', problems: 'list' }) &&
  Object.hasOwn(CONTACT_EVENTS, body.status);
