import type { Theme } from '#rules/theme/theme-css.ts';
import type { Settings } from './defaults.ts';

export function getTheme(settings: Settings): Theme {
  return {
    light: settings['theme.light'],
    dark: settings['theme.dark'],
    textFont: settings['theme.textFont'],
    displayFont: settings['theme.displayFont'],
    radiusSmall: settings['theme.radiusSmall'],
    radiusMedium: settings['theme.radiusMedium'],
    radiusButton: settings['theme.radiusButton'],
    logoHeight: settings['theme.logoHeight'],
    logoAbove: settings['theme.header'] === 'centred',
  };
}
