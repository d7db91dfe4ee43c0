import type { Block } from './block.ts';
import { useEmailStyles } from './email-styles.ts';
import { GoodsTable } from './goods-table.tsx';

interface BlockViewProps {
  block: Block;
  /** The side lines begin at: mail programs know no logical ones. */
  start: 'left' | 'right';
}

export function BlockView({ block, start }: BlockViewProps) {
  const styles = useEmailStyles();
  switch (block.kind) {
    case 'text':
      return (
        <p className="ink" style={styles.text}>
          {block.text}
        </p>
      );
    case 'heading':
      return (
        <h2 className="ink" style={styles.heading}>
          {block.text}
        </h2>
      );
    case 'quote':
      return (
        <blockquote className="ink" style={styles.quote}>
          {block.text}
        </blockquote>
      );
    case 'action':
      return (
        <div style={styles.action}>
          <a href={block.url} className="button" style={styles.button}>
            {block.label}
          </a>
          {block.hint && (
            <p className="soft" style={styles.hint}>
              {block.hint}
            </p>
          )}
        </div>
      );
    case 'facts':
      return <DetailRows rows={block.rows} start={start} />;
    case 'links':
      return <Links rows={block.rows} />;
    case 'goods':
      return <GoodsTable lines={block.lines} rows={block.rows} start={start} />;
    case 'columns':
      return <Columns columns={block.columns} />;
  }
}

function Links({ rows }: Pick<Extract<Block, { kind: 'links' }>, 'rows'>) {
  const styles = useEmailStyles();
  return rows.map(({ label, url, hint }) => (
    <p key={url} className="ink" style={styles.text}>
      <a href={url} className="ink">
        {label}
      </a>
      {hint !== '' && (
        <span className="soft" style={styles.detail}>
          {` ${hint}`}
        </span>
      )}
    </p>
  ));
}

type DetailsProps = Pick<Extract<Block, { kind: 'facts' }>, 'rows'> & Pick<BlockViewProps, 'start'>;

function DetailRows({ rows, start }: DetailsProps) {
  const styles = useEmailStyles();
  return (
    <table style={styles.table}>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={`${label}/${value}`}>
            <th scope="row" align={start} className="soft" style={styles.factName}>
              {label}
            </th>
            <td align={start} className="ink" style={styles.fact}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Side by side where there is room, one below the other on a phone, without asking for the width. */
function Columns({ columns }: Pick<Extract<Block, { kind: 'columns' }>, 'columns'>) {
  const styles = useEmailStyles();
  return columns.map(({ title, lines }) => (
    <div key={title} style={styles.column}>
      <h2 className="ink" style={styles.heading}>
        {title}
      </h2>
      {lines.map((line) => (
        <div key={line} className="soft" style={styles.detail}>
          {line}
        </div>
      ))}
    </div>
  ));
}
