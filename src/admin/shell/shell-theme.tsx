import { createTheme, ThemeProvider, useMediaQuery } from '@mui/material';
import { type ReactNode, useMemo } from 'react';
import { useStore } from 'react-admin';
import { darkTheme, lightTheme } from './theme.ts';

/** For what is above the screens and their theme, so that it can repeat what any of them asked. */
export function ShellTheme({ children }: { children: ReactNode }) {
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)');
  const [chosen] = useStore<string | undefined>('theme');
  const isDark = (chosen ?? (prefersDark ? 'dark' : 'light')) === 'dark';
  const theme = useMemo(() => createTheme(isDark ? darkTheme : lightTheme), [isDark]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
