// How texts that are not plain ASCII stand in an email, which is lines of at most 76 characters.
// Examples: 'Grüße' in a header is '=?utf-8?B?R3LDvMOfZQ==?='; 'a = ü' in a text is 'a =3D =C3=BC'.

const EOL = '\r\n';
/** Room for the = that continues a line. */
const LONGEST_LINE = 75;
/** Bytes of text in one encoded word, so that the word is at most 75 characters long. */
const WORD_BYTES = 45;

const HEX = Array.from({ length: 256 }, (_, byte) => {
  return `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
});

/** RFC 2045: bytes outside of ASCII, the sign = and spaces at the end of a line are written in hex. */
export function quotedPrintable(text: string): string {
  const bytes = Buffer.from(text.replaceAll(/\r\n|\r|\n/g, EOL)).toString('latin1');
  const encoded = bytes.replaceAll(
    /[^\t\r\n\x20-\x3c\x3e-\x7e]|[\t ](?=\r\n|$)/g,
    (char) => HEX[char.charCodeAt(0)] ?? '',
  );
  return encoded.split(EOL).map(wrapped).join(EOL);
}

function wrapped(line: string): string {
  if (line.length <= LONGEST_LINE) return line;
  const parts: string[] = [];
  let start = 0;
  while (line.length - start > LONGEST_LINE) {
    let end = start + LONGEST_LINE;
    // A byte in hex is not divided.
    if (line[end - 1] === '=') end -= 1;
    else if (line[end - 2] === '=') end -= 2;
    parts.push(line.slice(start, end));
    start = end;
  }
  return [...parts, line.slice(start)].join(`=${EOL}`);
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
