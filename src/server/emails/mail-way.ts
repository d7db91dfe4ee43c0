import type { Config } from '#server/platform/config.ts';
import { defineService } from '#server/platform/services.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { decryptSetting } from '#server/settings/secret-settings.ts';

type Stored = Pick<ShopContext, 'settings' | 'encryption'>;

export type MailWay =
  /** A mail server is set. */
  | 'server'
  /** They are stored as files, as the demo shop is meant to. */
  | 'demo'
  /** They are stored as files, and never delivered. */
  | 'files'
  /** The mail server was stored with another SECRET_KEY: emails wait. */
  | 'unreadable';

/** Whether emails leave this machine. */
export const mailWay = defineService<(ctx: Stored) => MailWay>(() => () => 'server');

export function readMailWay({
  smtpUrl,
  demo,
}: Pick<Config, 'smtpUrl' | 'demo'>): (ctx: Stored) => MailWay {
  return (ctx) => {
    if (smtpUrl !== undefined) return 'server';
    const url = decryptSetting(ctx, 'mail.smtpUrl', ctx.settings['mail.smtpUrl']);
    if (url === null) return 'unreadable';
    if (url !== '') return 'server';
    return demo ? 'demo' : 'files';
  };
}

/** True where emails are not delivered although the shop is meant to send them. */
export function mailStays(ctx: ShopContext): boolean {
  const way = mailWay.of(ctx)(ctx);
  return way === 'files' || way === 'unreadable';
}
