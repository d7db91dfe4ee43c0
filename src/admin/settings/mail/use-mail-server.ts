import { useState } from 'react';
import { useNotify } from 'react-admin';
import { MAIL_PORTS } from '#rules/emails/mail-server-address.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import type { MailServer } from '#wire/vitrine/mail-server.ts';
import { useAdmin } from '../../admin-context.tsx';

export const MAIL_FIELDS = [
  'host',
  'port',
  'encryption',
  'user',
  'password',
  'sender_name',
  'sender_address',
] as const;
export type MailField = (typeof MAIL_FIELDS)[number];

/** As typed, a text each; what was not touched is left out. */
type Typed = Readonly<Partial<Record<MailField, string>>>;

export interface MailServerDraft {
  valueOf(field: MailField): string;
  problemOf(field: MailField): string;
  change(field: MailField, value: string): void;
  isDirty: boolean;
  isSaving: boolean;
  /** Whether it was saved. */
  save(): Promise<boolean>;
  discard(): void;
}

/** What is typed into the form of the mail server and not saved. */
export function useMailServer(server: MailServer, onSaved: () => Promise<void>): MailServerDraft {
  const { client } = useAdmin();
  const notify = useNotify();
  const [typed, setTyped] = useState<Typed>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setIsSaving] = useState(false);
  const stored = (field: MailField) => (field === 'password' ? '' : String(server[field]));
  const getValue = (field: MailField) => typed[field] ?? stored(field);

  return {
    valueOf: getValue,
    problemOf: (field) => problems[field] ?? '',
    change(field, value) {
      setTyped((before) => {
        const next = { ...before, ...withPort(field, value, getValue) };
        const entries = MAIL_FIELDS.flatMap((name) => {
          const text = next[name];
          return text === undefined || text === stored(name) ? [] : [[name, text] as const];
        });
        return Object.fromEntries(entries);
      });
    },
    isDirty: Object.keys(typed).length > 0,
    isSaving,
    async save() {
      setIsSaving(true);
      const path = 'vitrine/v1/mail-server';
      const response = await client.send({ path, method: 'PUT', data: typed });
      setIsSaving(false);
      setProblems(response.ok ? {} : response.problem.fields);
      if (!response.ok) {
        const isAtField = MAIL_FIELDS.some((field) => field in response.problem.fields);
        const text = isAtField ? adminMessages['admin.settings.refused'] : response.problem.message;
        notify(text, { type: 'error' });
        return false;
      }
      await onSaved();
      setTyped({});
      notify(adminMessages['admin.saved'], { type: 'success' });
      return true;
    },
    discard() {
      setTyped({});
      setProblems({});
    },
  };
}

/** The usual port comes with the encryption, unless another one was typed. */
function withPort(field: MailField, value: string, getValue: (field: MailField) => string): Typed {
  if (field !== 'encryption') return { [field]: value };
  const usual: Readonly<Record<string, number>> = MAIL_PORTS;
  const isUsual = getValue('port') === String(usual[getValue('encryption')]);
  const port = usual[value];
  return { encryption: value, ...(isUsual && port !== undefined && { port: String(port) }) };
}
