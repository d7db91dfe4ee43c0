/**
 * The content of an email as data: HTML and plain text are both rendered from it, so that they say
 * the same. URLs are absolute, amounts and dates are formatted.
 */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
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
  title: string;
  blocks: Block[];
}
