import type { Config } from '#server/platform/config.ts';
import { defineService } from '#server/platform/services.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { decryptSetting } from '#server/settings/secret-settings.ts';

type Stored = Pick<ShopContext, 'settings' | 'encryption'>;

export type MailDelivery =
  /** A mail server is set. */
  | 'server'
  /** They are stored as files, as the demo shop is meant to. */
  | 'demo'
  /** They are stored as files, and never delivered. */
  | 'files'
  /** The mail server was stored with another SECRET_KEY: emails wait. */
  | 'unreadable';

/**
 * The mail server that counts: the environment takes precedence over the setting. '' for none, null
 * where the stored one cannot be read.
 */
export function findMailServer(smtpUrl: string | undefined, ctx: Stored): string | null {
  return smtpUrl ?? decryptSetting(ctx, 'mail.smtpUrl', ctx.settings['mail.smtpUrl']);
}

/** Whether emails leave this machine. */
export const mailDelivery = defineService<(ctx: Stored) => MailDelivery>(() => () => 'server');

export function readMailDelivery({
  smtpUrl,
  demo,
}: Pick<Config, 'smtpUrl' | 'demo'>): (ctx: Stored) => MailDelivery {
  return (ctx) => {
    const url = findMailServer(smtpUrl, ctx);
    if (url === null) return 'unreadable';
    if (url !== '') return 'server';
    return demo ? 'demo' : 'files';
  };
}

/** True where emails are not delivered although the shop is meant to send them. */
export function isMailUndelivered(ctx: ShopContext): boolean {
  const delivery = mailDelivery.of(ctx)(ctx);
  return delivery === 'files' || delivery === 'unreadable';
}
