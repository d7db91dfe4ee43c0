// An invoice or a packing slip as it is rendered: every text is written out already, so that the thread
// that renders it knows no shop.

export interface PaperLine {
  name: string;
  /** Choices and article number. */
  details: readonly string[];
  /** One for each heading after the first. */
  figures: readonly string[];
  /** Part of the bundle above it. */
  isPart: boolean;
}

export interface Paper {
  title: string;
  date: string;
  shopName: string;
  /** JPEG; null where the shop's name stands for it. */
  logo: Uint8Array | null;
  /** Who sends it: address, email and tax number. */
  sender: readonly string[];
  addresses: readonly { label: string; lines: readonly string[] }[];
  /** Of the columns; the first is that of the product. */
  headings: readonly string[];
  lines: readonly PaperLine[];
  sums: readonly { label: string; amount: string; isTotal: boolean }[];
  /** Below the table, a paragraph each. */
  remarks: readonly string[];
}

export interface PaperBatch {
  papers: readonly Paper[];
  size: 'A4' | 'LETTER';
  /** Metadata of the file. */
  title: string;
}
