import type { Block, GoodsLine } from './block.ts';
import { useEmailStyles } from './email-styles.ts';

type GoodsTableProps = Pick<Extract<Block, { kind: 'goods' }>, 'lines' | 'rows'> & {
  start: 'left' | 'right';
};

/** The order lines and totals. Images may be blocked, so nothing is shown by them alone. */
export function GoodsTable({ lines, rows, start }: GoodsTableProps) {
  const styles = useEmailStyles();
  const end = start === 'left' ? 'right' : 'left';
  return (
    <table style={styles.table}>
      <tbody>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once; two lines may be alike.
          <tr key={index}>
            <td className="rule" style={{ ...styles.cell, width: '80px' }}>
              {line.image !== '' && (
                <img src={line.image} alt="" width="64" loading="lazy" style={styles.picture} />
              )}
            </td>
            <td align={start} className="ink rule" style={{ ...styles.cell, ...styles.words }}>
              <Words line={line} />
            </td>
            <td align={end} className="ink rule" style={{ ...styles.cell, ...styles.amount }}>
              {line.amount}
            </td>
          </tr>
        ))}
        {rows.map(({ label, amount, strong }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once; two refunds may be alike.
          <tr key={index}>
            <th
              scope="row"
              colSpan={2}
              align={start}
              className="ink"
              style={strong ? styles.total : styles.sum}
            >
              {label}
            </th>
            <td align={end} className="ink" style={strong ? styles.total : styles.sum}>
              {amount}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Words({ line }: { line: GoodsLine }) {
  const styles = useEmailStyles();
  return (
    <>
      {line.url === '' ? (
        <span className="ink" style={styles.name}>
          {line.name}
        </span>
      ) : (
        <a href={line.url} className="ink" style={styles.name}>
          {line.name}
        </a>
      )}{' '}
      <span style={styles.quantity}>{line.quantity}</span>
      {line.details.map((detail) => (
        <div key={detail} className="soft" style={styles.detail}>
          {detail}
        </div>
      ))}
    </>
  );
}
