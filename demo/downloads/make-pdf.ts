// A plain PDF of text pages in Helvetica, as small as the format allows: what the demo shop sells as a
// download needs no library.
// Example: makePdf([{ title: 'Soup', lines: ['1 onion'] }]) is a file of one A5 page.

export interface PdfPage {
  title: string;
  lines: readonly string[];
}

const A5 = [420, 595] as const;
const LEFT = 48;
const TOP = 520;

export function makePdf(pages: readonly PdfPage[]): Uint8Array {
  const first = 4;
  const kids = pages.map((_, at) => `${first + 2 * at} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((page, at) => {
      const content = getContent(page);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${A5.join(' ')}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${first + 2 * at + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  for (const place of places) file += `${String(place).padStart(10, '0')} 00000 n \n`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

function getContent({ title, lines }: PdfPage): string {
  const text = lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n');
  return `BT\n/F1 22 Tf\n${LEFT} ${TOP} Td\n(${escaped(title)}) Tj\n/F1 12 Tf\n18 TL\n0 -36 Td\n${text}\nET`;
}

function escaped(text: string): string {
  return text.replace(/[\\()]/g, '\\$&');
}
