import styles from './order-addresses.module.css';

export function AddressLines({ lines }: { lines: readonly string[] }) {
  return (
    <address className={styles.address}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an address may be alike.
        <span key={index}>
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  );
}
