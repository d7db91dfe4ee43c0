import type { ShopContext } from '#server/settings/context.ts';
import { decryptSetting } from '#server/settings/secret-settings.ts';
import { fileTransport } from './file-transport.ts';
import type { MailTransport } from './mail.ts';
import { smtpTransport } from './smtp-transport.ts';

export interface MailTransports {
  /** The current transport: settings may change at run time. */
  transport(ctx: Pick<ShopContext, 'settings' | 'encryption'>): MailTransport;
}

export interface MailTransportsParts {
  /** Where emails are stored as files. */
  folder: string;
  /** From the environment; it takes precedence over the setting. */
  smtpUrl: string | undefined;
}

export function openMailTransports({ folder, smtpUrl }: MailTransportsParts): MailTransports {
  const files = fileTransport(folder);
  let server: { url: string; transport: MailTransport } | undefined;
  return {
    transport(ctx) {
      const url = smtpUrl ?? storedUrl(ctx);
      if (url === '') return files;
      if (server?.url !== url) {
        server = { url, transport: smtpTransport(url) };
      }
      return server.transport;
    },
  };
}

/** One that cannot be read is no reason to write emails to files: they wait for the right key. */
function storedUrl(ctx: Pick<ShopContext, 'settings' | 'encryption'>): string {
  const url = decryptSetting(ctx, 'mail.smtpUrl', ctx.settings['mail.smtpUrl']);
  if (url === null) throw new Error('the mail server was encrypted with another key');
  return url;
}
