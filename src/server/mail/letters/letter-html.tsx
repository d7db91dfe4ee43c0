import { renderToStaticMarkup } from 'react-dom/server';
import type { Settings } from '#server/settings/defaults.ts';
import type { LetterBody } from './block.ts';
import { BlockView } from './block-view.tsx';
import type { LetterDesk } from './letter-desk.ts';
import { DARK_SHEET, look } from './look.ts';

/** The letter as a whole document. Tables lay it out: mail programs know nothing newer. */
export function letterHtml(
  { settings, absolute }: LetterDesk,
  body: LetterBody,
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
      <body className="page" style={look.page}>
        <div style={look.preview}>{preview(body)}</div>
        <table role="presentation" className="page" style={look.page}>
          <tbody>
            <tr>
              <td align="center" style={look.frame}>
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
  body: LetterBody;
  footer: readonly string[];
}

function Sheet({ settings, home, body, footer }: SheetProps) {
  const start = settings['shop.dir'] === 'rtl' ? 'right' : 'left';
  return (
    <table role="presentation" style={look.sheet}>
      <tbody>
        <tr>
          <td align={start} style={look.brand}>
            <a href={home} className="ink" style={look.brandName}>
              {settings['shop.name']}
            </a>
          </td>
        </tr>
        <tr>
          <td align={start} className="card" style={look.card}>
            <h1 className="ink" style={look.title}>
              {body.title}
            </h1>
            {body.blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, never changed.
              <BlockView block={block} start={start} key={index} />
            ))}
          </td>
        </tr>
        <tr>
          <td className="soft" style={look.footer}>
            {footer.map((line) => (
              <div key={line}>{line}</div>
            ))}
            <a href={home} className="soft" style={look.footerLink}>
              {home}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** The line a mail program shows beside the subject: the first thing said after the greeting. */
function preview({ blocks }: LetterBody): string {
  const texts = blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []));
  return texts[1] ?? texts[0] ?? '';
}
