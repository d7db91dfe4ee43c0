// The text of a review is plain: HTML is removed, line breaks stay, runs of them are shortened.
// Example: tidyText('<b>Lovely</b>\r\n\r\n\r\n\r\nmug <script>x()</script>') is "Lovely\n\nmug".

export function tidyText(text: string): string {
  return plain(text)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The same for a name or title of one line. */
export function tidyLine(text: string): string {
  return plain(text).replace(/\s+/g, ' ').trim();
}

function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/<(script|style)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<!--[\s\S]*?-->|<\/?[a-z][^<>]*>/gi, '')
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, (mark) =>
      mark === '\n' || mark === '\t' ? mark : '',
    );
}
