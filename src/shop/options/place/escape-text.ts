const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The map takes HTML; what we give it is text. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? '');
}
