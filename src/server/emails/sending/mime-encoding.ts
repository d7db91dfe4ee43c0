// How texts that are not plain ASCII stand in an email, which is lines of at most 76 characters.
// Examples: 'Grüße' in a header is '=?utf-8?B?R3LDvMOfZQ==?='; 'a = ü' in a text is 'a =3D =C3=BC'.

const EOL = '\r\n';
/** Room for the = that continues a line. */
const MAX_LINE_LENGTH = 75;
/** Bytes of text in one encoded word, so that the word is at most 75 characters long. */
const WORD_BYTES = 45;

const LF = 0x0a;
const EQUALS = 0x3d;
const CONTINUED = Buffer.from(`=${EOL}`);

/** Everything but the characters that stand for themselves, blanks and line breaks. */
const ENCODED = /[^\t\n\r\x20-\x7e]+/g;
const BLANK_AT_END = /[ \t](?=[\r\n]|$)/g;

function inHex(text: string): string {
  return Buffer.from(text).toString('hex').toUpperCase().replace(/../g, '=$&');
}

/** RFC 2045: bytes outside of ASCII, the sign = and spaces at the end of a line are written in hex. */
export function quotedPrintable(text: string): Buffer {
  const written = text
    .replaceAll('=', '=3D')
    .replace(ENCODED, inHex)
    .replace(BLANK_AT_END, inHex)
    .replace(/\r\n|\r|\n/g, EOL);
  return inShortLines(Buffer.from(written, 'latin1'));
}

/** No escape such as =3D is divided. */
function inShortLines(bytes: Buffer): Buffer {
  const pieces: Buffer[] = [];
  let from = 0;
  while (from < bytes.length) {
    const found = bytes.indexOf(LF, from);
    const next = found === -1 ? bytes.length : found + 1;
    const end = found === -1 ? next : next - EOL.length;
    while (end - from > MAX_LINE_LENGTH) {
      let to = from + MAX_LINE_LENGTH;
      if (bytes[to - 1] === EQUALS) to -= 1;
      else if (bytes[to - 2] === EQUALS) to -= 2;
      pieces.push(bytes.subarray(from, to), CONTINUED);
      from = to;
    }
    pieces.push(bytes.subarray(from, next));
    from = next;
  }
  return Buffer.concat(pieces);
}

/** RFC 2047, for headers; no character is divided between two words. */
export function encodedWords(text: string): string {
  if (/^[\x20-\x7e]{0,900}$/.test(text) && !text.includes('=?')) return text;
  const words: string[] = [];
  let word = '';
  for (const char of text) {
    if (Buffer.byteLength(word + char) > WORD_BYTES) {
      words.push(word);
      word = '';
    }
    word += char;
  }
  return [...words, word]
    .map((each) => `=?utf-8?B?${Buffer.from(each).toString('base64')}?=`)
    .join(`${EOL} `);
}
