/** As much as search engines show of a page's description. */
export const SUMMARY_LENGTH = 160;

/** A text cut at a word when it is long: summaryText('Oak tray, oiled', 12) is "Oak tray…". */
export function summaryText(text: string, maxLength = SUMMARY_LENGTH): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > maxLength / 2 ? cut.slice(0, space) : cut).replace(/[\s.,;:]+$/, '')}…`;
}
