import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { emailColors } from './email-colors.ts';
import { COLOR_SCHEMES, PALETTES } from './palette.ts';

test.each(COLOR_SCHEMES)('the built-in colours stay as they are (%s)', (scheme) => {
  const palette = PALETTES[scheme];
  expect(emailColors(scheme, {})).toEqual({
    page: palette['paper-sunk'],
    card: palette['paper-raised'],
    ink: palette.ink,
    soft: palette['ink-soft'],
    line: palette.line,
    accent: palette.accent,
    onAccent: palette['on-accent'],
  });
});

test('a shop’s own colours are used', () => {
  expect(emailColors('light', { accent: '#1f5673', 'paper-raised': '#ffffff' })).toMatchObject({
    accent: '#1f5673',
    card: '#ffffff',
    onAccent: '#fffdfa',
  });
});

test.each([
  [{ accent: '#ffd700' }, 'onAccent', '#000000'],
  [{ ink: '#eeeeee' }, 'ink', '#000000'],
  [{ 'paper-raised': '#101010', 'paper-sunk': '#000000' }, 'ink', '#ffffff'],
  [{ 'ink-soft': '#bbbbbb' }, 'soft', '#000000'],
] as const)('%j that cannot be read gives way at %s', (custom, name, color) => {
  const colors = emailColors('light', custom);
  expect(colors[name]).toBe(color);
  expect(contrast(colors.onAccent, colors.accent)).toBeGreaterThanOrEqual(4.5);
});
