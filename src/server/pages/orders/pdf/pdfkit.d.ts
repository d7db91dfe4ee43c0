// What of pdfkit the papers are rendered with.

declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  interface PageChoices {
    size: 'A4' | 'LETTER';
    margin: number;
    info: { Title: string };
    autoFirstPage: boolean;
  }

  interface TextChoices {
    width: number;
    lineGap?: number;
    align?: 'left' | 'right';
    continued?: boolean;
  }

  class PDFDocument extends Readable {
    constructor(choices: PageChoices);
    readonly page: { readonly width: number; readonly height: number };
    /** Where the last text ended. */
    readonly y: number;
    addPage(): this;
    font(file: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    text(text: string, choices: TextChoices): this;
    text(text: string, x: number, y: number, choices: TextChoices): this;
    heightOfString(text: string, choices: TextChoices): number;
    image(bytes: Buffer, x: number, y: number, choices: { fit: [number, number] }): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    lineWidth(width: number): this;
    stroke(color: string): this;
    end(): void;
  }

  export default PDFDocument;
}
