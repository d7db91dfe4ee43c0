// How texts that are not plain ASCII stand in an email, which is lines of at most 76 characters.
// Examples: 'Grüße' in a header is '=?utf-8?B?R3LDvMOfZQ==?='; 'a = ü' in a text is 'a =3D =C3=BC'.

const EOL = '\r\n';
/** Room for the = that continues a line. */
const MAX_LINE_LENGTH = 75;
/** Bytes of text in one encoded word, so that the word is at most 75 characters long. */
const WORD_BYTES = 45;

const TAB = 0x09;
const LF = 0x0a;
const CR = 0x0d;
const SPACE = 0x20;
const EQUALS = 0x3d;
const TILDE = 0x7e;
const HEX_DIGITS = Buffer.from('0123456789ABCDEF');

/** 1 for the bytes that stand for themselves wherever they are in a line. */
const PLAIN = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte > SPACE && byte <= TILDE && byte !== EQUALS ? 1 : 0,
);

/** RFC 2045: bytes outside of ASCII, the sign = and spaces at the end of a line are written in hex. */
export function quotedPrintable(text: string): string {
  const bytes = Buffer.from(text);
  // At most three characters for each byte, and three more for each continued line of 24 bytes.
  const written = Buffer.allocUnsafe(bytes.length * 4);
  let length = 0;
  let column = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes.readUInt8(at);
    if (byte === CR || byte === LF) {
      // A line feed that follows is of the same line break.
      if (byte === CR && bytes[at + 1] === LF) at += 1;
      written[length] = CR;
      written[length + 1] = LF;
      length += 2;
      column = 0;
      continue;
    }
    const isPlain = PLAIN[byte] === 1 || (isBlank(byte) && !endsLine(bytes[at + 1]));
    const width = isPlain ? 1 : 3;
    if (column + width > MAX_LINE_LENGTH) {
      written[length] = EQUALS;
      written[length + 1] = CR;
      written[length + 2] = LF;
      length += 3;
      column = 0;
    }
    if (isPlain) {
      written[length] = byte;
    } else {
      written[length] = EQUALS;
      written[length + 1] = HEX_DIGITS.readUInt8(byte >> 4);
      written[length + 2] = HEX_DIGITS.readUInt8(byte & 15);
    }
    length += width;
    column += width;
  }
  return written.toString('latin1', 0, length);
}

function isBlank(byte: number): boolean {
  return byte === SPACE || byte === TAB;
}

function endsLine(next: number | undefined): boolean {
  return next === undefined || next === CR || next === LF;
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
