import { createTheme, ThemeProvider } from '@mui/material';
import { type ReactNode, useMemo } from 'react';
import { darkTheme, lightTheme } from './theme.ts';
import { useIsDark } from './use-is-dark.ts';

/** For what is above the screens and their theme, so that it can repeat what any of them asked. */
export function ShellTheme({ children }: { children: ReactNode }) {
  const isDark = useIsDark();
  const theme = useMemo(() => createTheme(isDark ? darkTheme : lightTheme), [isDark]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
