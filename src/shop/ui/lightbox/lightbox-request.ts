import type { LightboxItem } from './lightbox-item.ts';
import type { LightboxMessages } from './lightbox-messages.ts';
import type { LightboxSettings } from './lightbox-settings.ts';

/** One lightbox to open. Whoever opens one says this much and knows nothing of PhotoSwipe. */
export interface LightboxRequest {
  items: readonly LightboxItem[];
  /** Out of range is the nearest end. */
  index: number;
  /** What is in it, spoken as the dialog's name. */
  label: string;
  settings: LightboxSettings;
  words: LightboxMessages;
  rtl: boolean;
  reducedMotion: boolean;
  /** The small picture an item grows from and goes back to. */
  thumbnail?(index: number): HTMLImageElement | null;
  onChange?(index: number): void;
  /** Asked when it has closed: who has the focus next. */
  focusAfter(): HTMLElement | null;
}
