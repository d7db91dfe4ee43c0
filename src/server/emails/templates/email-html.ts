import type { Settings } from '#server/settings/defaults.ts';
import { getTheme } from '#server/settings/get-theme.ts';
import type { Block, EmailBody } from './block.ts';
import { blockHtml } from './block-html.ts';
import type { EmailContext, EmailLogo } from './email-context.ts';
import { darkSheet, type EmailStyles, emailStyles } from './email-styles.ts';
import { Markup, markup } from './markup.ts';

interface Look {
  styles: EmailStyles;
  /** Of the shop's own theme, without anything to escape. */
  dark: Markup;
}

/** Settings are the same object until one is changed. */
const looks = new WeakMap<Settings, Look>();

function getLook(settings: Settings): Look {
  const known = looks.get(settings);
  if (known) return known;
  const theme = getTheme(settings);
  const look = { styles: emailStyles(theme), dark: new Markup(darkSheet(theme)) };
  looks.set(settings, look);
  return look;
}

/** The email as a whole document. Tables lay it out: mail programs know nothing newer. */
export function emailHtml(
  { settings, absolute, logo }: EmailContext,
  body: EmailBody,
  footer: readonly string[],
  last: LastLink | null = null,
): string {
  const home = absolute(settings['routes.home']);
  const { styles, dark } = getLook(settings);
  const { html } = markup`
    <!doctype html>
    <html lang="${settings['shop.locale']}" dir="${settings['shop.dir']}">
      <head>
        <meta charset="utf-8"/>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <meta name="color-scheme" content="light dark"/>
        <meta name="supported-color-schemes" content="light dark"/>
        <title>${body.subject}</title>
        <style>${dark}</style>
      </head>
      <body class="page" style="${styles.page}">
        <div style="${styles.preview}">${preview(body)}</div>
        <table role="presentation" class="page" style="${styles.page}"><tbody><tr>
          <td align="center" style="${styles.frame}">
            ${sheet({ settings, home, logo, body, footer, last }, styles)}
            ${last?.counter ? markup`<img alt="" width="1" height="1" src="${last.counter}"/>` : false}
          </td>
        </tr></tbody></table>
      </body>
    </html>`;
  return html;
}

export interface LastLink {
  label: string;
  url: string;
  /** A picture that tells when the email is opened; '' for none. */
  counter?: string;
}

interface SheetParts {
  settings: Settings;
  home: string;
  logo: EmailLogo | null;
  body: EmailBody;
  footer: readonly string[];
  /** A link below all others, such as the one that ends a subscription. */
  last: LastLink | null;
}

function sheet(
  { settings, home, logo, body, footer, last }: SheetParts,
  styles: EmailStyles,
): Markup {
  const start = settings['shop.dir'] === 'rtl' ? 'right' : 'left';
  const name = settings['shop.name'];
  return markup`
    <table role="presentation" style="${styles.sheet}"><tbody>
      <tr>
        <td align="${start}" style="${styles.brand}">
          <a href="${home}" class="ink" style="${styles.brandName}">
            ${logo ? logoImages(logo, name, styles) : false}
            ${(!logo || logo.showsName) && name}
          </a>
        </td>
      </tr>
      <tr>
        <td align="${start}" class="card" style="${styles.card}">
          ${body.title !== '' && markup`<h1 class="ink" style="${styles.title}">${body.title}</h1>`}
          ${body.blocks.map((block) => blockHtml(block, styles, start))}
        </td>
      </tr>
      <tr>
        <td class="soft" style="${styles.footer}">
          ${footer.map((line) => markup`<div>${line}</div>`)}
          <a href="${home}" class="soft" style="${styles.footerLink}">${home}</a>
          ${last !== null && markup`<div><a href="${last.url}" class="soft" style="${styles.footerLink}">${last.label}</a></div>`}
        </td>
      </tr>
    </tbody></table>`;
}

/** Programs that show no pictures show the name. */
function logoImages(logo: EmailLogo, name: string, styles: EmailStyles): Markup {
  const { url, darkUrl, height, showsName } = logo;
  const words = showsName ? '' : name;
  const size = String(height);
  if (darkUrl === '') {
    return markup`<img alt="${words}" height="${size}" src="${url}" style="${styles.logo}"/> `;
  }
  return markup`
    <img alt="${words}" height="${size}" src="${url}" class="on-light" style="${styles.logo}"/>
    <img alt="${words}" height="${size}" src="${darkUrl}" class="on-dark" style="${styles.darkLogo}"/>${' '}`;
}

/** The preview line of a mail program: the first text after the greeting. */
function preview({ blocks, preview: words = '' }: EmailBody): string {
  if (words !== '') return words;
  const texts = blocks.flatMap((block) => (hasText(block) ? [block.text] : []));
  return texts[1] ?? texts[0] ?? '';
}

function hasText(block: Block): block is Extract<Block, { kind: 'text' | 'html' }> {
  return block.kind === 'text' || block.kind === 'html';
}
