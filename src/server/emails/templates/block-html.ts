import type { Block } from './block.ts';
import type { EmailStyles } from './email-styles.ts';
import { goodsHtml } from './goods-html.ts';
import { type Markup, markup } from './markup.ts';
import { richHtml } from './rich-html.ts';

/** `start` is the side lines begin at: mail programs know no logical ones. */
export function blockHtml(block: Block, styles: EmailStyles, start: 'left' | 'right'): Markup {
  switch (block.kind) {
    case 'text':
      return textHtml(block, styles);
    case 'heading':
      return markup`<h2 class="ink" style="${styles.heading}">${block.text}</h2>`;
    case 'image':
      return imageHtml(block, styles);
    case 'html':
      return richHtml(block, styles);
    case 'quote':
      return markup`<blockquote class="ink" style="${styles.quote}">${block.text}</blockquote>`;
    case 'action':
      return actionHtml(block, styles);
    case 'facts':
      return detailsHtml(block, styles, start);
    case 'links':
      return linksHtml(block, styles);
    case 'goods':
      return goodsHtml(block, styles, start);
    case 'columns':
      return columnsHtml(block, styles);
  }
}

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** An empty line begins a paragraph; mail programs show no other line break of a text. */
function textHtml({ text }: BlockOf<'text'>, styles: EmailStyles): Markup {
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => {
    const lines = paragraph
      .split('\n')
      .map((line, at) => (at === 0 ? markup`${line}` : markup`<br/>${line}`));
    return markup`<p class="ink" style="${styles.text}">${lines}</p>`;
  });
  return markup`${paragraphs}`;
}

function actionHtml({ url, label, hint }: BlockOf<'action'>, styles: EmailStyles): Markup {
  return markup`
    <div style="${styles.action}">
      <a href="${url}" class="button" style="${styles.button}">${label}</a>
      ${hint ? markup`<p class="soft" style="${styles.hint}">${hint}</p>` : false}
    </div>`;
}

function imageHtml({ src, alt, url }: BlockOf<'image'>, styles: EmailStyles): Markup {
  const image = markup`<img src="${src}" alt="${alt}" width="552" style="${styles.wideImage}"/>`;
  const content = url === '' ? image : markup`<a href="${url}">${image}</a>`;
  return markup`<div style="${styles.imageFrame}">${content}</div>`;
}

function linksHtml({ rows }: BlockOf<'links'>, styles: EmailStyles): Markup {
  const links = rows.map(({ label, url, hint }) => {
    const more =
      hint !== '' && markup`<span class="soft" style="${styles.detail}">${` ${hint}`}</span>`;
    return markup`
      <p class="ink" style="${styles.text}"><a href="${url}" class="ink">${label}</a>${more}</p>`;
  });
  return markup`${links}`;
}

function detailsHtml({ rows }: BlockOf<'facts'>, styles: EmailStyles, start: string): Markup {
  return markup`
    <table style="${styles.table}"><tbody>
      ${rows.map(
        ({ label, value }) => markup`
          <tr>
            <th scope="row" align="${start}" class="soft" style="${styles.factName}">${label}</th>
            <td align="${start}" class="ink" style="${styles.fact}">${value}</td>
          </tr>`,
      )}
    </tbody></table>`;
}

/** Side by side where there is room, one below the other on a phone, without asking for the width. */
function columnsHtml({ columns }: BlockOf<'columns'>, styles: EmailStyles): Markup {
  const filled = columns.map(({ title, lines }) => {
    const rows = lines.map(
      (line) => markup`<div class="soft" style="${styles.detail}">${line}</div>`,
    );
    return markup`
      <div style="${styles.column}">
        <h2 class="ink" style="${styles.heading}">${title}</h2>${rows}
      </div>`;
  });
  return markup`${filled}`;
}
