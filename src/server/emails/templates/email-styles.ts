import type { CSSProperties } from 'react';

// Mail programs drop style sheets and know no variables, so each element carries its own look. The
// colours are the shop's (src/shop/styles/tokens.css); dark programs that read a sheet get the dark
// ones by class, the others turn the light ones round by themselves.

const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const PAPER = '#f2ece1';
const CARD = '#fffdfa';
const INK = '#231f1a';
const SOFT = '#584f45';
const LINE = '#e3dacb';
const ACCENT = '#ad4519';

const text: CSSProperties = {
  margin: 0,
  color: INK,
  fontFamily: SANS,
  fontSize: '16px',
  lineHeight: '1.55',
};

export const styles = {
  page: { backgroundColor: PAPER, width: '100%', margin: 0, padding: 0 },
  frame: { padding: '24px 12px' },
  sheet: { width: '100%', maxWidth: '600px' },
  brand: { padding: '8px 4px 20px' },
  brandName: {
    color: INK,
    fontFamily: SERIF,
    fontSize: '24px',
    fontWeight: 500,
    textDecoration: 'none',
  },
  // Every block leaves room below itself, the last one too.
  card: { backgroundColor: CARD, borderRadius: '10px', padding: '28px 24px 12px' },
  title: {
    ...text,
    fontFamily: SERIF,
    fontSize: '27px',
    fontWeight: 500,
    lineHeight: '1.2',
    paddingBottom: '16px',
  },
  heading: { ...text, fontFamily: SERIF, fontSize: '20px', fontWeight: 500, padding: '20px 0 8px' },
  text: { ...text, paddingBottom: '16px', overflowWrap: 'anywhere' },
  quote: {
    ...text,
    margin: '0 0 16px',
    padding: '4px 16px',
    borderInlineStart: `3px solid ${ACCENT}`,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
  action: { padding: '8px 0 24px' },
  button: {
    display: 'inline-block',
    padding: '13px 26px',
    borderRadius: '999px',
    backgroundColor: ACCENT,
    color: CARD,
    fontFamily: SANS,
    fontSize: '16px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  hint: {
    ...text,
    paddingTop: '16px',
    color: SOFT,
    fontSize: '14px',
    overflowWrap: 'anywhere',
  },
  table: { width: '100%', borderCollapse: 'collapse', marginBottom: '16px' },
  cell: { ...text, padding: '12px 0', borderBottom: `1px solid ${LINE}`, verticalAlign: 'top' },
  /** An engraving may be one long word. */
  words: { overflowWrap: 'anywhere' },
  // No wider than the amount: the space is for the text.
  amount: { width: '1%', whiteSpace: 'nowrap', paddingInlineStart: '12px' },
  picture: { display: 'block', width: '64px', height: 'auto', borderRadius: '4px' },
  name: { color: INK, fontWeight: 600, textDecoration: 'none' },
  quantity: { whiteSpace: 'nowrap' },
  detail: { ...text, color: SOFT, fontSize: '14px', overflowWrap: 'anywhere' },
  sum: { ...text, padding: '10px 0 0', fontWeight: 400 },
  total: { ...text, padding: '14px 0 6px', fontWeight: 700, fontSize: '18px' },
  factName: {
    ...text,
    width: '34%',
    padding: '3px 12px 3px 0',
    color: SOFT,
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
  footer: { ...text, padding: '20px 8px', color: SOFT, fontSize: '13px', textAlign: 'center' },
  footerLink: { color: SOFT },
  preview: { display: 'none', maxHeight: 0, overflow: 'hidden' },
} satisfies Record<string, CSSProperties>;

/** The dark colours, for programs that support them. The classes are beside the styles above. */
export const DARK_SHEET = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background-color:#13110f!important}
.card{background-color:#25211c!important}
.ink{color:#f3ece1!important}
.soft{color:#c9bdad!important}
.rule{border-color:#3a342c!important}
.button{background-color:#eb9a66!important;color:#23130a!important}
}`;
