import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import type { BlockProps } from './blocks/block-props.ts';
import styles from './promises.module.css';

export function Promises({ block }: BlockProps<'promises'>) {
  return (
    <div className={classNames('page-width', styles.place)}>
      <ul className={styles.promises}>
        {block.items.map((item) => (
          <li key={item.title} className={styles.promise}>
            <Icon name={item.icon} size={32} className={styles.icon} />
            <div>
              <p className={styles.title}>{item.title}</p>
              {item.text && <p className={styles.text}>{item.text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
