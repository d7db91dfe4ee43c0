import { classNames } from './class-names.ts';
import styles from './icon.module.css';

/** Drawn on a 24 px grid with a stroke of 1.6 px. Direction icons point to the inline end. */
const DRAWINGS = {
  search: 'M16 16l5 5M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14z',
  basket:
    'M3.5 10h17l-1.7 9.2a1.2 1.2 0 0 1-1.2 1H6.4a1.2 1.2 0 0 1-1.2-1zM7.5 10l3.2-6.2M16.5 10l-3.2-6.200M9.3 13.500l.4 3.200M14.7 13.500l-.4 3.2',
  account:
    'M12 12.200a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.400zM4.2 20.500c.9-3.6 3.9-5.5 7.8-5.500s6.9 1.9 7.8 5.5',
  menu: 'M3.5 7h17M3.5 12h17M3.5 17h11',
  close: 'M5.5 5.500l13 13M18.5 5.500l-13 13',
  chevron: 'M9.5 6l6 6-6 6',
  'chevron-down': 'M6 9.500l6 6 6-6',
  arrow: 'M4 12h16M14 6l6 6-6 6',
  'arrow-up': 'M12 20V4M6 10l6-6 6 6',
  out: 'M9 7h8v8M17 7L7 17',
  parcel:
    'M3.5 7.800L12 3.500l8.5 4.300v8.600L12 20.700l-8.5-4.300zM3.5 7.800L12 12.100l8.5-4.300M12 12.100v8.600M7.7 5.700l8.5 4.3',
  hand: 'M3.5 13v7.500M3.5 14.300c1.6-1.2 3.3-1.5 5-.9 1.3.5 2 .9 3.2.9h2a1.7 1.7 0 0 1 0 3.400h-3.200M15 16.900l3.7-1.900a1.5 1.5 0 0 1 1.5 2.600l-5.1 3a3 3 0 0 1-2 .4l-9.6-1.500M12.7 10.200L9.8 7.300a2 2 0 0 1 2.9-2.8 2 2 0 0 1 2.9 2.800z',
  leaf: 'M4.5 20.500c.9-5.2 4-9.3 8.8-11.600M6.3 17.400C3.8 10 9.2 4.3 20 3.800c.7 10.3-5 15.9-13.7 13.600z',
  return: 'M8 4.500l-4 4 4 4M4 8.500h10.500a5.5 5.5 0 0 1 0 11H8',
  filter:
    'M3.5 7h8M16.5 7h4M3.5 17h4M12.5 17h8M14 9.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM10 19.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  check: 'M5 12.500l4.7 4.700L19 7.5',
  eye: 'M2.500 12c2.300-4.300 5.500-6.500 9.500-6.500s7.200 2.200 9.500 6.500c-2.300 4.300-5.500 6.500-9.500 6.500S4.800 16.300 2.500 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  info: 'M12 20.500a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 11v5.500M12 7.700v.1',
  alert: 'M12 3.800l9 15.700H3zM12 10v4.500M12 17v.1',
  star: 'M12 3.500l2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6-4.5-4.2 6.1-.7z',
  expand: 'M14.5 4h5.5v5.500M20 4l-6.5 6.500M9.5 20H4v-5.500M4 20l6.5-6.5',
  pause: 'M8.5 5v14M15.5 5v14',
  play: 'M8 5l10.5 7L8 19z',
  calendar: 'M4 6.500h16v13H4zM4 10.500h16M8.500 4v4M15.500 4v4',
  clock: 'M12 20.500a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7v5.200l3.500 2',
} as const;

export type IconName = keyof typeof DRAWINGS;

const POINTS_TO_END: readonly IconName[] = ['chevron', 'arrow', 'out', 'return'];

interface IconProps {
  name: IconName;
  size?: 16 | 20 | 24 | 32;
  className?: string;
}

/** Always decorative: the control around it has the label. */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg
      className={classNames(
        styles.icon,
        POINTS_TO_END.includes(name) && styles.directional,
        className,
      )}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
