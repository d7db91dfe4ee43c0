import { renderToStaticMarkup } from 'react-dom/server';
import type { Settings } from '#server/settings/defaults.ts';
import { getTheme } from '#server/settings/get-theme.ts';
import type { EmailBody } from './block.ts';
import { BlockView } from './block-view.tsx';
import type { EmailContext, EmailLogo } from './email-context.ts';
import { darkSheet, EmailStylesProvider, emailStyles, useEmailStyles } from './email-styles.ts';

/** The email as a whole document. Tables lay it out: mail programs know nothing newer. */
export function emailHtml(
  { settings, absolute, logo }: EmailContext,
  body: EmailBody,
  footer: readonly string[],
): string {
  const home = absolute(settings['routes.home']);
  const theme = getTheme(settings);
  const styles = emailStyles(theme);
  const html = renderToStaticMarkup(
    <html lang={settings['shop.locale']} dir={settings['shop.dir']}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{body.subject}</title>
        <style>{darkSheet(theme)}</style>
      </head>
      <body className="page" style={styles.page}>
        <div style={styles.preview}>{preview(body)}</div>
        <table role="presentation" className="page" style={styles.page}>
          <tbody>
            <tr>
              <td align="center" style={styles.frame}>
                <EmailStylesProvider value={styles}>
                  <Sheet {...{ settings, home, logo, body, footer }} />
                </EmailStylesProvider>
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
  logo: EmailLogo | null;
  body: EmailBody;
  footer: readonly string[];
}

function Sheet({ settings, home, logo, body, footer }: SheetProps) {
  const styles = useEmailStyles();
  const start = settings['shop.dir'] === 'rtl' ? 'right' : 'left';
  return (
    <table role="presentation" style={styles.sheet}>
      <tbody>
        <tr>
          <td align={start} style={styles.brand}>
            <a href={home} className="ink" style={styles.brandName}>
              {logo && <LogoImages logo={logo} name={settings['shop.name']} />}
              {(!logo || logo.showsName) && settings['shop.name']}
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

/** Programs that show no pictures show the name. */
function LogoImages({ logo, name }: { logo: EmailLogo; name: string }) {
  const styles = useEmailStyles();
  const { url, darkUrl, height, showsName } = logo;
  const alt = showsName ? '' : name;
  return (
    <>
      <img
        alt={alt}
        height={height}
        src={url}
        className={darkUrl ? 'on-light' : undefined}
        style={styles.logo}
      />
      {darkUrl && (
        <img
          alt={alt}
          height={height}
          src={darkUrl}
          className="on-dark"
          style={{ ...styles.logo, ...styles.hidden }}
        />
      )}{' '}
    </>
  );
}

/** The preview line of a mail program: the first text after the greeting. */
function preview({ blocks }: EmailBody): string {
  const texts = blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []));
  return texts[1] ?? texts[0] ?? '';
}
