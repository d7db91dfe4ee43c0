import type { Settings } from '#server/settings/defaults.ts';
import { fileTransport } from './file-transport.ts';
import type { MailTransport } from './mail.ts';
import { smtpTransport } from './smtp-transport.ts';

export interface PostOffice {
  /** Where mail goes now: settings may change while the shop runs. */
  transport(settings: Settings): MailTransport;
}

export interface PostOfficeParts {
  /** Where letters are kept as files. */
  folder: string;
  /** From the environment; it goes before the setting. */
  smtpUrl: string | undefined;
}

export function openPostOffice({ folder, smtpUrl }: PostOfficeParts): PostOffice {
  const files = fileTransport(folder);
  let server: { url: string; transport: MailTransport } | undefined;
  return {
    transport(settings) {
      const url = smtpUrl ?? settings['mail.smtpUrl'];
      if (url === '') return files;
      if (server?.url !== url) {
        server = { url, transport: smtpTransport(url) };
      }
      return server.transport;
    },
  };
}
