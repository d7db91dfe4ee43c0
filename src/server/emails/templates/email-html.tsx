import { renderToStaticMarkup } from 'react-dom/server';
import type { Settings } from '#server/settings/defaults.ts';
import type { EmailBody } from './block.ts';
import { BlockView } from './block-view.tsx';
import type { EmailContext } from './email-context.ts';
import { DARK_SHEET, styles } from './email-styles.ts';

/** The email as a whole document. Tables lay it out: mail programs know nothing newer. */
export function emailHtml(
  { settings, absolute }: EmailContext,
  body: EmailBody,
  footer: readonly string[],
): string {
  const home = absolute(settings['routes.home']);
  const html = renderToStaticMarkup(
    <html lang={settings['shop.locale']} dir={settings['shop.dir']}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{body.subject}</title>
        <style>{DARK_SHEET}</style>
      </head>
      <body className="page" style={styles.page}>
        <div style={styles.preview}>{preview(body)}</div>
        <table role="presentation" className="page" style={styles.page}>
          <tbody>
            <tr>
              <td align="center" style={styles.frame}>
                <Sheet settings={settings} home={home} body={body} footer={footer} />
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}

interface SheetProps {
  settings: Settings;
  home: string;
  body: EmailBody;
  footer: readonly string[];
}

function Sheet({ settings, home, body, footer }: SheetProps) {
  const start = settings['shop.dir'] === 'rtl' ? 'right' : 'left';
  return (
    <table role="presentation" style={styles.sheet}>
      <tbody>
        <tr>
          <td align={start} style={styles.brand}>
            <a href={home} className="ink" style={styles.brandName}>
              {settings['shop.name']}
            </a>
          </td>
        </tr>
        <tr>
          <td align={start} className="card" style={styles.card}>
            <h1 className="ink" style={styles.title}>
              {body.title}
            </h1>
            {body.blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never changed.
              <BlockView block={block} start={start} key={index} />
            ))}
          </td>
        </tr>
        <tr>
          <td className="soft" style={styles.footer}>
            {footer.map((line) => (
              <div key={line}>{line}</div>
            ))}
            <a href={home} className="soft" style={styles.footerLink}>
              {home}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** The preview line of a mail program: the first text after the greeting. */
function preview({ blocks }: EmailBody): string {
  const texts = blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []));
  return texts[1] ?? texts[0] ?? '';
}
