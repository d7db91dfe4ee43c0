import { useMediaQuery } from '@mui/material';
import { useStore } from 'react-admin';

/** By the person's choice, else by the system's. */
export function useIsDark(): boolean {
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const [chosen] = useStore<string | undefined>('theme');
  return chosen === undefined ? prefersDark : chosen === 'dark';
}
