import type { CSSProperties } from 'react';
import { recordFrom, recordKeys } from '#rules/records/record-keys.ts';
import { emailColors } from '#rules/theme/email-colors.ts';
import type { Font, Theme } from '#rules/theme/theme-css.ts';
import { escapeHtml } from '#server/language/escape.ts';
import { Markup } from './markup.ts';

// Mail programs drop style sheets and know no variables, so each element carries its own look. Colours,
// corners and the kind of letters are those of the shop's theme; dark programs that read a sheet get the
// dark colours by class, the others turn the light ones round by themselves.

const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** The shop's own fonts are not in a mail program: letters of the same kind. */
const LETTERS: Readonly<Record<Font, string>> = {
  figtree: SANS,
  'system-sans': SANS,
  fraunces: SERIF,
  'system-serif': SERIF,
};

export type EmailStyles = ReturnType<typeof emailStyles>;

/** styleText({ fontSize: '14px', margin: 0 }) is 'font-size:14px;margin:0'. No number here has a unit. */
function styleText(style: CSSProperties): string {
  return Object.entries(style)
    .map(
      ([name, value]) =>
        `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`,
    )
    .join(';');
}

function styleTexts<Name extends string>(
  styles: Readonly<Record<Name, CSSProperties>>,
): Readonly<Record<Name, Markup>> {
  return recordFrom(recordKeys(styles), (name) => new Markup(escapeHtml(styleText(styles[name]))));
}

export function emailStyles(theme: Theme) {
  const colors = emailColors('light', theme.light);
  const display = LETTERS[theme.displayFont];
  const letters = LETTERS[theme.textFont];
  const text: CSSProperties = {
    margin: 0,
    color: colors.ink,
    fontFamily: letters,
    fontSize: '16px',
    lineHeight: '1.55',
  };
  const cell: CSSProperties = {
    ...text,
    padding: '12px 0',
    borderBottom: `1px solid ${colors.line}`,
    verticalAlign: 'top',
  };
  const logo: CSSProperties = {
    border: 0,
    verticalAlign: 'middle',
    height: `${theme.logoHeight}px`,
    width: 'auto',
  };
  return styleTexts({
    page: { backgroundColor: colors.page, width: '100%', margin: 0, padding: 0 },
    frame: { padding: '24px 12px' },
    sheet: { width: '100%', maxWidth: '600px' },
    brand: { padding: '8px 4px 20px' },
    brandName: {
      color: colors.ink,
      fontFamily: display,
      fontSize: '24px',
      fontWeight: 500,
      textDecoration: 'none',
    },
    logo,
    darkLogo: { ...logo, display: 'none' },
    // Every block leaves room below itself, the last one too.
    card: {
      backgroundColor: colors.card,
      borderRadius: `${theme.radiusMedium}px`,
      padding: '28px 24px 12px',
    },
    title: {
      ...text,
      fontFamily: display,
      fontSize: '27px',
      fontWeight: 500,
      lineHeight: '1.2',
      paddingBottom: '16px',
    },
    heading: {
      ...text,
      fontFamily: display,
      fontSize: '20px',
      fontWeight: 500,
      padding: '20px 0 8px',
    },
    text: { ...text, paddingBottom: '16px', overflowWrap: 'anywhere' },
    list: { ...text, margin: '0 0 16px', paddingInlineStart: '22px' },
    link: { color: colors.ink, textDecoration: 'underline' },
    imageFrame: { paddingBottom: '16px' },
    wideImage: {
      display: 'block',
      border: 0,
      width: '100%',
      height: 'auto',
      borderRadius: `${theme.radiusSmall}px`,
    },
    quote: {
      ...text,
      margin: '0 0 16px',
      padding: '4px 16px',
      borderInlineStart: `3px solid ${colors.accent}`,
      whiteSpace: 'pre-line',
      overflowWrap: 'anywhere',
    },
    action: { padding: '8px 0 24px' },
    button: {
      display: 'inline-block',
      padding: '13px 26px',
      borderRadius: `${theme.radiusButton}px`,
      backgroundColor: colors.accent,
      color: colors.onAccent,
      fontFamily: letters,
      fontSize: '16px',
      fontWeight: 600,
      textDecoration: 'none',
    },
    hint: {
      ...text,
      paddingTop: '16px',
      color: colors.soft,
      fontSize: '14px',
      overflowWrap: 'anywhere',
    },
    table: { width: '100%', borderCollapse: 'collapse', marginBottom: '16px' },
    pictureCell: { ...cell, width: '80px' },
    /** An engraving may be one long word. */
    wordsCell: { ...cell, overflowWrap: 'anywhere' },
    // No wider than the amount: the space is for the text.
    amountCell: { ...cell, width: '1%', whiteSpace: 'nowrap', paddingInlineStart: '12px' },
    picture: {
      display: 'block',
      width: '64px',
      height: 'auto',
      borderRadius: `${theme.radiusSmall}px`,
    },
    name: { color: colors.ink, fontWeight: 600, textDecoration: 'none' },
    quantity: { whiteSpace: 'nowrap' },
    detail: { ...text, color: colors.soft, fontSize: '14px', overflowWrap: 'anywhere' },
    sum: { ...text, padding: '10px 0 0', fontWeight: 400 },
    total: { ...text, padding: '14px 0 6px', fontWeight: 700, fontSize: '18px' },
    factName: {
      ...text,
      width: '34%',
      padding: '3px 12px 3px 0',
      color: colors.soft,
      fontWeight: 400,
      verticalAlign: 'top',
    },
    fact: { ...text, padding: '3px 0', verticalAlign: 'top', overflowWrap: 'anywhere' },
    column: {
      display: 'inline-block',
      width: '100%',
      maxWidth: '268px',
      verticalAlign: 'top',
      paddingBottom: '12px',
    },
    footer: {
      ...text,
      padding: '20px 8px',
      color: colors.soft,
      fontSize: '13px',
      textAlign: 'center',
    },
    footerLink: { color: colors.soft },
    preview: { display: 'none', maxHeight: 0, overflow: 'hidden' },
  });
}

/** The dark colours, for programs that support them. The classes are beside the styles above. */
export function darkSheet({ dark }: Theme): string {
  const { page, card, ink, soft, line, accent, onAccent } = emailColors('dark', dark);
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background-color:${page}!important}
.card{background-color:${card}!important}
.ink{color:${ink}!important}
.soft{color:${soft}!important}
.rule{border-color:${line}!important}
.button{background-color:${accent}!important;color:${onAccent}!important}
.on-light{display:none!important}
.on-dark{display:inline!important}
}`;
}
