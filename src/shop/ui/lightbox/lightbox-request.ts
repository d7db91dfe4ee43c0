import type { LightboxItem } from './lightbox-item.ts';
import type { LightboxMessages } from './lightbox-messages.ts';
import type { LightboxSettings } from './lightbox-settings.ts';

/** A request to open a lightbox, independent of PhotoSwipe. */
export interface LightboxRequest {
  items: readonly LightboxItem[];
  /** Clamped to the range. */
  index: number;
  /** Accessible name of the dialog. */
  label: string;
  settings: LightboxSettings;
  texts: LightboxMessages;
  rtl: boolean;
  reducedMotion: boolean;
  /** The thumbnail an item is animated from and back to. */
  thumbnail?(index: number): HTMLImageElement | null;
  onChange?(index: number): void;
  /** Called when it has closed: the element to focus. */
  focusAfter(): HTMLElement | null;
}
