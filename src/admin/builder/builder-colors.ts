import type { Theme } from '@mui/material';

/** The canvas' frame in the admin's own colours, light and dark. */
export function puckColors({ palette, typography }: Theme): Record<`--puck-${string}`, string> {
  const { text, divider, background, primary, action } = palette;
  const shades = (name: string, from: number, to: number, color: string) =>
    Object.fromEntries(
      Array.from({ length: to - from + 1 }, (_, at) => [
        `--puck-color-${name}-${String(from + at).padStart(2, '0')}`,
        color,
      ]),
    );
  return {
    ...shades('grey', 1, 4, text.primary),
    ...shades('grey', 5, 6, text.secondary),
    ...shades('grey', 7, 10, divider),
    ...shades('grey', 11, 12, background.default),
    ...shades('azure', 1, 7, primary.main),
    ...shades('azure', 8, 9, divider),
    ...shades('azure', 10, 12, action.hover),
    '--puck-font-family': typography.fontFamily ?? 'sans-serif',
    '--puck-color-white': background.paper,
    '--puck-color-black': text.primary,
    '--puck-color-surface': background.paper,
    '--puck-color-text': text.primary,
    '--puck-color-border': divider,
    '--puck-color-interactive': primary.main,
  };
}
