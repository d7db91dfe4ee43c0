import type { FilterOptionsState } from '@mui/material';
import { defaultTheme, type RaThemeOptions } from 'react-admin';
import { bestMatches } from '#rules/search/match-rank.ts';
import { adminMessages } from '#wire/messages/admin.ts';

/** The storefront's tokens (src/shop/styles/tokens.css) as the components take them. */
interface Tokens {
  readonly paper: string;
  readonly raised: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly line: string;
  readonly accent: string;
  readonly accentStrong: string;
  readonly onAccent: string;
  readonly good: string;
  readonly bad: string;
  readonly warning: string;
  readonly info: string;
}

const LIGHT: Tokens = {
  paper: '#fbf8f2',
  raised: '#fffdfa',
  ink: '#231f1a',
  inkSoft: '#584f45',
  line: '#e3dacb',
  accent: '#ad4519',
  accentStrong: '#8c3510',
  onAccent: '#fffdfa',
  good: '#2c6842',
  bad: '#a3123f',
  warning: '#80480a',
  info: '#1f5673',
};

const DARK: Tokens = {
  paper: '#1a1714',
  raised: '#25211c',
  ink: '#f3ece1',
  inkSoft: '#c9bdad',
  line: '#3a342c',
  accent: '#eb9a66',
  accentStrong: '#f4b085',
  onAccent: '#23130a',
  good: '#93cba0',
  bad: '#ff9dad',
  warning: '#eeb25c',
  info: '#9cc7de',
};

const FONT = '"Figtree Variable", system-ui, sans-serif';

/** As react-admin tells a phone. */
const PHONE = '@media (max-width:599.95px)';

const plainText = {
  fontFamily: 'inherit',
  '& [class*="Ra"]': { fontFamily: 'inherit', opacity: 1 },
};

function bestFirst<Option>(
  options: Option[],
  { inputValue, getOptionLabel }: FilterOptionsState<Option>,
): Option[] {
  return bestMatches(options, inputValue, getOptionLabel);
}

function theme(mode: 'light' | 'dark', tokens: Tokens): RaThemeOptions {
  return {
    ...defaultTheme,
    palette: {
      mode,
      primary: { main: tokens.accent, dark: tokens.accentStrong, contrastText: tokens.onAccent },
      secondary: { main: tokens.accent, contrastText: tokens.onAccent },
      success: { main: tokens.good },
      error: { main: tokens.bad },
      warning: { main: tokens.warning },
      info: { main: tokens.info },
      background: { default: tokens.paper, paper: tokens.raised },
      text: { primary: tokens.ink, secondary: tokens.inkSoft },
      divider: tokens.line,
    },
    typography: {
      fontFamily: FONT,
      h1: { fontSize: '1.75rem', fontWeight: 600 },
      h2: { fontSize: '1.25rem', fontWeight: 600 },
      h3: { fontSize: '1rem', fontWeight: 600 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    shape: { borderRadius: 10 },
    sidebar: { width: 220, closedWidth: 56 },
    components: {
      ...defaultTheme.components,
      // What a picker has at hand, the best match first; what a route has found comes in its order.
      MuiAutocomplete: {
        defaultProps: {
          filterOptions: bestFirst,
        },
      },
      MuiAppBar: {
        defaultProps: { elevation: 0 },
        styleOverrides: {
          root: { borderBottom: `1px solid ${tokens.line}`, backgroundColor: tokens.raised },
        },
      },
      // react-admin names neither the boxes of its tables nor its sign of loading.
      MuiCheckbox: {
        defaultProps: { slotProps: { input: { 'aria-label': adminMessages['admin.select'] } } },
      },
      MuiCircularProgress: { defaultProps: { 'aria-label': adminMessages['admin.loading'] } },
      // On a phone react-admin gives it the ground of a card, and buttons of different heights.
      RaTopToolbar: {
        styleOverrides: {
          root: { alignItems: 'center', [PHONE]: { backgroundColor: 'transparent' } },
        },
      },
      RaListToolbar: { styleOverrides: { root: { [PHONE]: { backgroundColor: 'transparent' } } } },
      // In the dark react-admin's ground for selected rows is too light for the buttons on it.
      ...(mode === 'dark' && {
        RaBulkActionsToolbar: {
          styleOverrides: {
            root: {
              '& .RaBulkActionsToolbar-toolbar': {
                backgroundColor: tokens.raised,
                borderBlockEnd: `2px solid ${tokens.line}`,
              },
            },
          },
        },
      }),
      // As a dialog, on a phone, the menu needs a name.
      RaSidebar: {
        defaultProps: { slotProps: { paper: { 'aria-label': adminMessages['admin.menu'] } } },
      },
      // react-admin writes both in a font and a grey of its own.
      RaError: { styleOverrides: { root: plainText } },
      RaToolbar: { styleOverrides: { root: { backgroundColor: tokens.paper } } },
      // On a phone that toolbar lies over the end of the screen, which must stay readable above it.
      RaEdit: { styleOverrides: { root: { [PHONE]: { paddingBlockEnd: '5rem' } } } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiCard: { defaultProps: { variant: 'outlined' } },
    },
  };
}

export const lightTheme = theme('light', LIGHT);
export const darkTheme = theme('dark', DARK);
