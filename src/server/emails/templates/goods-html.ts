import type { Block, GoodsLine } from './block.ts';
import type { EmailStyles } from './email-styles.ts';
import { type Markup, markup } from './markup.ts';

type Goods = Pick<Extract<Block, { kind: 'goods' }>, 'lines' | 'rows'>;

/** The order lines and totals. Images may be blocked, so nothing is shown by them alone. */
export function goodsHtml(
  { lines, rows }: Goods,
  styles: EmailStyles,
  start: 'left' | 'right',
): Markup {
  const end = start === 'left' ? 'right' : 'left';
  return markup`
    <table style="${styles.table}"><tbody>
      ${lines.map((line) => lineHtml(line, styles, start, end))}
      ${rows.map(({ label, amount, strong }) => {
        const style = strong ? styles.total : styles.sum;
        return markup`
          <tr>
            <th scope="row" colspan="2" align="${start}" class="ink" style="${style}">${label}</th>
            <td align="${end}" class="ink" style="${style}">${amount}</td>
          </tr>`;
      })}
    </tbody></table>`;
}

function lineHtml(line: GoodsLine, styles: EmailStyles, start: string, end: string): Markup {
  const image =
    line.image !== '' &&
    markup`<img src="${line.image}" alt="" width="64" loading="lazy" style="${styles.picture}"/>`;
  const name =
    line.url === ''
      ? markup`<span class="ink" style="${styles.name}">${line.name}</span>`
      : markup`<a href="${line.url}" class="ink" style="${styles.name}">${line.name}</a>`;
  const details = line.details.map(
    (detail) => markup`<div class="soft" style="${styles.detail}">${detail}</div>`,
  );
  return markup`
    <tr>
      <td class="rule" style="${styles.pictureCell}">${image}</td>
      <td align="${start}" class="ink rule" style="${styles.wordsCell}">
        ${name} <span style="${styles.quantity}">${line.quantity}</span>${details}
      </td>
      <td align="${end}" class="ink rule" style="${styles.amountCell}">${line.amount}</td>
    </tr>`;
}
