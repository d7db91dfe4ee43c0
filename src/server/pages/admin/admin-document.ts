import { escapeHtml, scriptJson } from '#server/language/escape.ts';
import { SCHEME_SCRIPT } from '#server/platform/http/first-paint-script.ts';
import { ADMIN_CONFIG_ID, type AdminConfig } from '#wire/admin/admin-config.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { staffTexts } from '#wire/messages/languages/staff-languages.ts';
import type { AdminFiles } from './admin-files.ts';

/**
 * The admin's document: the same for every screen, which its script then shows by the address. Light or
 * dark is the person's choice from the first paint on; SCHEME_SCRIPT is about the shop in the builder.
 */
export function adminDocument(
  config: AdminConfig,
  { script, languages, styles, preloads, fonts, lists }: AdminFiles,
  path: string,
): string {
  const [, section = ''] = path.match(/^[/]admin[/]([^/]+)[/]?$/) ?? [];
  const texts = { ...adminMessages, ...staffTexts('admin', config.language) };
  const title = `${texts['admin.title']} · ${config.shopName}`;
  // Scripts of a document run in its order: the texts are there before anything is rendered.
  const scripts = [...(languages[config.language] ?? []), script];
  return `<!doctype html>
<html lang="${escapeHtml(config.locale)}" dir="${config.dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="robots" content="noindex">
<meta name="color-scheme" content="${config.person.preferences.theme ?? 'light dark'}">
<script>${SCHEME_SCRIPT}</script>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styles.map((style) => `<link rel="stylesheet" href="${style}">`).join('\n')}
${fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${[...preloads, ...(lists.get(section) ?? [])].map((file) => `<link rel="modulepreload" href="${file}">`).join('\n')}
</head>
<body>
<div id="admin"><div class="admin-frame" aria-hidden="true"><i></i><i></i><i></i></div></div>
<noscript>${escapeHtml(texts['admin.needsScript'])}</noscript>
<script type="application/json" id="${ADMIN_CONFIG_ID}">${scriptJson(config)}</script>
${scripts.map((file) => `<script type="module" src="${file}"></script>`).join('\n')}
</body>
</html>
`;
}
