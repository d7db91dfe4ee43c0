/**
 * The content of an email as data: HTML and plain text are both rendered from it, so that they say
 * the same. URLs are absolute, amounts and dates are formatted.
 */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  /** A picture as wide as the email, with what it shows in words; `url` is '' where it leads nowhere. */
  | { kind: 'image'; src: string; alt: string; url: string }
  /** Sanitised, with the same as plain text. Each link becomes what `link` returns for it. */
  | { kind: 'html'; html: string; text: string; link(url: string): string }
  /** Text of another person, with its line breaks. */
  | { kind: 'quote'; text: string }
  /**
   * `hint` repeats the URL as text for readers whose button does not work; plain text has it
   * anyway.
   */
  | { kind: 'action'; label: string; url: string; hint?: string }
  | { kind: 'facts'; rows: { label: string; value: string }[] }
  /** Lines that each lead somewhere, with a word about each; '' where there is none. */
  | { kind: 'links'; rows: { label: string; url: string; hint: string }[] }
  | { kind: 'goods'; lines: GoodsLine[]; rows: SumRow[] }
  | { kind: 'columns'; columns: { title: string; lines: string[] }[] };

export interface GoodsLine {
  name: string;
  /** '' where the product was deleted. */
  url: string;
  /** '' without a picture. */
  image: string;
  details: string[];
  quantity: string;
  amount: string;
}

export interface SumRow {
  label: string;
  amount: string;
  /** The row everything adds up to. */
  strong: boolean;
}

export interface EmailBody {
  subject: string;
  /** '' where the first block is the title. */
  title: string;
  blocks: Block[];
  /** Below the closing words: how to get no more such emails. */
  last?: Block[];
  /** What mail programs show beside the subject; the first text where it is left out. */
  preview?: string;
}
