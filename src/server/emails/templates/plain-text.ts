import type { Block, EmailBody } from './block.ts';

/**
 * The email as plain text, lines as they are: the mail's encoding folds them. Example: a goods
 * block gives "Oak serving tray × 1  $48.00" and a line for each detail below it.
 */
export function plainText({ title, blocks }: EmailBody, footer: readonly string[]): string {
  const parts = [
    ...(title === '' ? [] : [`${title}\n${'='.repeat(Math.min(title.length, 60))}`]),
    ...blocks.map(blockText).filter(Boolean),
    // With its blank, the line by which mail programs know where the email itself ends.
    `-- \n${footer.join('\n')}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'heading':
      return `${block.text}\n${'-'.repeat(Math.min(block.text.length, 60))}`;
    case 'image':
      return [block.alt, block.url].filter(Boolean).join('\n');
    case 'html':
      return block.text;
    case 'quote':
      return block.text
        .split(/\r?\n/)
        .map((line) => `> ${line}`)
        .join('\n');
    case 'action':
      return `${block.label}:\n${block.url}`;
    case 'facts':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'links':
      return block.rows
        .map(({ label, url, hint }) => `${hint === '' ? label : `${label} (${hint})`}:\n${url}`)
        .join('\n');
    case 'goods':
      return goodsText(block);
    case 'columns':
      return block.columns.map(({ title, lines }) => [title, ...lines].join('\n')).join('\n\n');
  }
}

function goodsText({ lines, rows }: Extract<Block, { kind: 'goods' }>): string {
  const goods = lines.map(({ name, quantity, amount, details }) =>
    [`${name} ${quantity}  ${amount}`, ...details.map((detail) => `  ${detail}`)].join('\n'),
  );
  const sums = rows.map(({ label, amount }) => `${label}: ${amount}`).join('\n');
  return [...goods, sums].join('\n\n');
}
