import type { Settings } from '#server/settings/defaults.ts';
import { fileTransport } from './file-transport.ts';
import type { MailTransport } from './mail.ts';
import { smtpTransport } from './smtp-transport.ts';

export interface MailTransports {
  /** The current transport: settings may change at run time. */
  transport(settings: Settings): MailTransport;
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
