import type { Tracer } from '#server/platform/tracing/tracer.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { findMailServer } from '../mail-servers/mail-delivery.ts';
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
  tracer: Pick<Tracer, 'work'>;
}

export function openMailTransports({
  folder,
  smtpUrl,
  tracer,
}: MailTransportsParts): MailTransports {
  const files = fileTransport(folder);
  let server: { url: string; transport: MailTransport } | undefined;
  return {
    transport(ctx) {
      const url = findMailServer(smtpUrl, ctx);
      // No reason to write emails to files: they wait for the right key.
      if (url === null) throw new Error('the mail server was encrypted with another key');
      if (url === '') return files;
      if (server?.url !== url) {
        server = { url, transport: traceSending(smtpTransport(url), url, tracer) };
      }
      return server.transport;
    },
  };
}

/** The client of SMTP announces nothing, unlike those of HTTP. */
function traceSending(
  transport: MailTransport,
  url: string,
  tracer: Pick<Tracer, 'work'>,
): MailTransport {
  const attributes = { 'server.address': URL.parse(url)?.hostname ?? '' };
  return {
    ...transport,
    send: (mail, leaving) =>
      tracer.work('send email', 'client', attributes, () => transport.send(mail, leaving)),
  };
}
