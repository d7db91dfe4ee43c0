/**
 * What a email is made of, as data: the HTML and the plain text are both written from it, so that
 * neither says more than the other. Addresses are whole, amounts and dates are words already.
 */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  /** Words of somebody else, line breaks kept. */
  | { kind: 'quote'; text: string }
  /** `hint` repeats the address in words for those whose button does not work; plain text has it anyway. */
  | { kind: 'action'; label: string; url: string; hint?: string }
  | { kind: 'facts'; rows: { label: string; value: string }[] }
  | { kind: 'goods'; lines: GoodsLine[]; rows: SumRow[] }
  | { kind: 'columns'; columns: { title: string; lines: string[] }[] };

export interface GoodsLine {
  name: string;
  /** '' where the product is gone. */
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
