import { escapeHtml, scriptJson } from '#server/language/escape.ts';
import { NOTICE_SCRIPT, SCHEME_SCRIPT } from '#server/platform/http/first-paint-script.ts';
import { compact } from '#wire/compact-json.ts';
import { imageAddress, imageWidths } from '#wire/image.ts';
import type { PageEnvelope } from '#wire/page.ts';
import type { PageConfig, ShopConfig } from '#wire/shop-config.ts';
import type { Head } from '../page.ts';
import type { PageAssets } from './assets.ts';
import type { Html } from './html-part.ts';
import { findIcons, iconSprite } from './icon-sprite.ts';
import { absoluteAddresses } from './json-ld.ts';
import { meta } from './meta-tag.ts';
import { socialTags } from './social-tags.ts';
import type { PageTheme } from './theme-sheet.ts';

export interface DocumentParts {
  head: Head;
  bodyClasses: string[];
  body: Html;
  config: ShopConfig;
  envelope: PageEnvelope;
  /** Of the file with settings, messages and layout. */
  sharedAddress: string;
  theme: PageTheme;
  assets: PageAssets;
  shopName: string;
  /** Id of the store notice, whose cookie is looked for before the first paint; null without one. */
  noticeId: string | null;
  /** `https://shop.example`, without a slash at the end. */
  origin: string;
}

/** The whole HTML document. As strings, which is faster and plainer here than React. */
export function htmlDocument(parts: DocumentParts): Html {
  const { body } = parts;
  return [start(parts), iconSprite(usedIcons(body)), '\n<div id="app">', ...body, end(parts)];
}

function usedIcons(body: Html): Set<string> {
  return new Set(
    body.flatMap((piece) => [...(typeof piece === 'string' ? findIcons(piece) : piece.icons)]),
  );
}

function start(parts: DocumentParts): string {
  const { head, config, envelope } = parts;
  const classes = [...parts.bodyClasses, ...(config.dir === 'rtl' ? ['rtl'] : [])].join(' ');
  return `<!doctype html>
<html lang="${escapeHtml(config.locale)}" dir="${config.dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(head.title)}</title>
${headTags(parts).join('\n')}
</head>
<body class="${escapeHtml(classes)}" data-page-type="${escapeHtml(envelope.page)}">
`;
}

function end({ config, envelope, assets, sharedAddress }: DocumentParts): string {
  return `</div>
<script type="application/json" id="shop-config">${configJson(config)}</script>
<script type="application/json" id="page-data">${scriptJson(compact(envelope))}</script>
<script type="module" fetchpriority="low" id="start" src="${assets.start}" data-entry="${assets.entry}" data-scripts="${assets.scripts.join(' ')}" data-shared="${sharedAddress}"></script>
</body>
</html>
`;
}

function configJson({ ajax_url, wc_ajax_url, rest_url, nonces, express }: ShopConfig): string {
  const config: PageConfig = {
    ajax_url,
    wc_ajax_url,
    rest_url,
    nonces,
    ...(express && { express }),
  };
  return scriptJson(config);
}

function headTags(parts: DocumentParts): string[] {
  const { head, assets, theme, origin, shopName, noticeId, config } = parts;
  const canonical = `${origin}${head.canonical}`;
  const tags = [
    meta('name', 'description', head.description),
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...(head.preload ? [preloadImage(head.preload)] : []),
    ...usedFonts(assets.fonts, theme).map(
      (font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`,
    ),
    ...[...assets.styles, ...(theme.sheet === null ? [] : [theme.sheet])].map(
      (style) => `<link rel="stylesheet" href="${style}">`,
    ),
    '<meta name="color-scheme" content="light dark">',
    `<script>${SCHEME_SCRIPT}</script>`,
    ...(noticeId === null
      ? []
      : [`<script data-notice="${escapeHtml(noticeId)}">${NOTICE_SCRIPT}</script>`]),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...socialTags({ head, origin, shopName, locale: config.locale }),
  ];
  if (head.feed !== undefined) {
    const feed = escapeHtml(origin + head.feed);
    tags.push(`<link rel="alternate" type="application/rss+xml" href="${feed}">`);
  }
  if (!head.index) tags.push(meta('name', 'robots', 'noindex, follow'));
  for (const item of head.jsonLd) {
    tags.push(
      `<script type="application/ld+json">${scriptJson(absoluteAddresses(item, origin))}</script>`,
    );
  }
  return tags;
}

function usedFonts(fonts: readonly string[], { unusedFonts }: PageTheme): string[] {
  return fonts.filter((font) => !unusedFonts.some((name) => font.includes(`/${name}-`)));
}

/** AVIF only: a browser that cannot read it skips the preload and finds its format in the page. */
function preloadImage({ image, sizes }: NonNullable<Head['preload']>): string {
  const sources = imageWidths(image.width)
    .filter((width) => width >= 320 || width === image.width)
    .map((width) => `${imageAddress(image.key, width, 'avif')} ${width}w`)
    .join(', ');
  return `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="${escapeHtml(sources)}" imagesizes="${escapeHtml(sizes)}">`;
}
