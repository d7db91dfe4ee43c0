import { mailServerName, parseMailServer } from '#rules/emails/mail-server-address.ts';
import {
  findMailTrouble,
  type MailDelivery,
  type MailTrouble,
} from '#rules/emails/mail-trouble.ts';
import { defineService } from '#server/platform/services.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { decryptSetting } from '#server/settings/secret-settings.ts';
import { findMailRecord, type NotedMail } from './mail-record.ts';

/** What the environment says of emails. */
export interface MailEnvironment {
  smtpUrl?: string | undefined;
  demo: boolean;
}

export const mailEnvironment = defineService<MailEnvironment>(() => ({ demo: true }));

/**
 * The mail server that counts: the environment takes precedence over the setting. '' for none, null
 * where the stored one cannot be read.
 */
export function findMailServer(
  smtpUrl: string | undefined,
  ctx: Pick<ShopContext, 'settings' | 'encryption'>,
): string | null {
  return smtpUrl ?? decryptSetting(ctx, 'mail.smtpUrl', ctx.settings['mail.smtpUrl']);
}

type Setup = Pick<ShopContext, 'settings' | 'encryption' | 'services'>;

export function findDelivery(ctx: Setup): { delivery: MailDelivery; server: string | null } {
  const { smtpUrl, demo } = mailEnvironment.of(ctx);
  const address = findMailServer(smtpUrl, ctx);
  if (address === null) return { delivery: 'unreadable', server: null };
  if (address !== '') return { delivery: 'server', server: getServerName(address) };
  return { delivery: demo ? 'demo' : 'files', server: null };
}

/** `mail.example:587`; one that no form could have written is its address without user and password. */
export function getServerName(address: string): string {
  const parts = parseMailServer(address);
  return parts ? mailServerName(parts) : address.replace(/^(smtps?:\/\/)?.*@/, '$1');
}

export interface MailState extends NotedMail {
  delivery: MailDelivery;
  server: string | null;
  trouble: MailTrouble | null;
}

/** Whether emails reach anybody, by what is set and by what came of the last ones. */
export async function loadMailState(ctx: Setup & Pick<ShopContext, 'db'>): Promise<MailState> {
  const { delivery, server } = findDelivery(ctx);
  const record = await findMailRecord(ctx.db, server ?? '');
  return { ...record, delivery, server, trouble: findMailTrouble(delivery, record) };
}
