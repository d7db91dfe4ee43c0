import { campaignPath } from '#rules/campaigns/campaign-link.ts';
import { numbered, resolveBlocks } from '#server/content/load-blocks.ts';
import { mailLinkPath, type Sign } from '#server/emails/mail-link.ts';
import { emailContext } from '#server/emails/templates/email-context.ts';
import { emailHtml } from '#server/emails/templates/email-html.ts';
import { plainText } from '#server/emails/templates/plain-text.ts';
import type { WrittenEmail } from '#server/emails/templates/write-email.ts';
import { translator } from '#server/language/translator.ts';
import { findLogo } from '#server/media/find-logo.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ContentBlock } from '#wire/content.ts';
import type { LogoData } from '#wire/layout.ts';
import { emailContent } from './email-blocks.ts';
import type { Campaign } from './store-campaigns.ts';

/** Where clicks are counted; the path behind it is in the query. */
export const CLICK_PATH = '/newsletter/click';

/** The picture that tells when an email is opened. */
export const OPEN_PATH = '/newsletter/open';

/** What every email of a campaign has in common, read once for many. */
export interface LoadedCampaign {
  campaign: Campaign;
  content: ContentBlock[];
  logo: LogoData | null;
}

export async function loadCampaign(ctx: ShopContext, campaign: Campaign): Promise<LoadedCampaign> {
  const { blocks } = await resolveBlocks(ctx, numbered(campaign.blocks));
  return { campaign, content: blocks, logo: await findLogo(ctx) };
}

export interface Recipient {
  /** Names the row of who gets it; '' for a preview, whose links are not counted. */
  key: string;
  /** The path that ends the subscription. */
  endPath: string;
  /** They allowed it to be counted when they open it. */
  countsOpening: boolean;
}

export interface WrittenCampaign extends WrittenEmail {
  /** Kinds of blocks that an email has nothing for. */
  leftOut: ContentBlock['kind'][];
}

export function writeCampaign(
  { settings }: Pick<ShopContext, 'settings'>,
  origin: string,
  { campaign, content, logo }: LoadedCampaign,
  { key, endPath, countsOpening }: Recipient,
): WrittenCampaign {
  const desk = emailContext(settings, origin, logo);
  const link = (url: string) => {
    if (url === '') return '';
    const path = campaignPath(url, origin, campaign.id);
    if (path === null) return URL.canParse(url) ? url : '';
    if (key === '') return desk.absolute(path);
    return desk.absolute(`${CLICK_PATH}?${new URLSearchParams({ key, to: path })}`);
  };
  const { blocks, leftOut } = emailContent(content, {
    link,
    file: desk.absolute,
    money: desk.money,
    from: (price) => desk.t('emails.campaign.from', { price }),
  });
  const t = translator(settings);
  const end = desk.absolute(endPath);
  const body = { subject: campaign.subject, title: '', preview: campaign.preview, blocks };
  const why = t('emails.campaign.why', { shop: settings['shop.name'] });
  const current = settings['mail.footer'];
  const footer = [...(current === '' ? [] : [current]), why];
  const counter = countsOpening
    ? desk.absolute(`${OPEN_PATH}?${new URLSearchParams({ key })}`)
    : '';
  const last = { label: t('emails.campaign.end'), url: end, counter };
  return {
    subject: campaign.subject,
    html: emailHtml(desk, body, footer, last),
    text: plainText(body, [
      ...footer,
      `${last.label}: ${end}`,
      desk.absolute(settings['routes.home']),
    ]),
    leftOut,
  };
}

export function endPathFor({ settings }: Pick<ShopContext, 'settings'>, sign: Sign, key: string) {
  return mailLinkPath('newsletter', settings, sign, { do: 'end', key, until: 0 });
}
