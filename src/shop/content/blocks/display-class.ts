import type { BlockDisplay } from '#wire/blocks/display.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './display.module.css';

const SPACINGS = {
  usual: '',
  none: styles.spacingNone,
  small: styles.spacingSmall,
  large: styles.spacingLarge,
};
const WIDTHS = { usual: '', narrow: styles.widthNarrow, full: styles.widthFull };
const BACKGROUNDS = {
  none: '',
  sunk: styles.backgroundSunk,
  raised: styles.backgroundRaised,
  accent: styles.backgroundAccent,
  dark: styles.backgroundDark,
};
const DEVICES = {
  all: '',
  phone: styles.onPhone,
  'not-phone': styles.notOnPhone,
  wide: styles.onWide,
  'not-wide': styles.notOnWide,
};

/** The classes of what a block was given beside its own settings. */
export function displayClass(display: BlockDisplay | undefined): string | undefined {
  if (!display) return undefined;
  const { spacing, width, background, devices } = display;
  return classNames(SPACINGS[spacing], WIDTHS[width], BACKGROUNDS[background], DEVICES[devices]);
}
