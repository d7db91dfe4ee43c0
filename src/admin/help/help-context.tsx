import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

interface Help {
  /** The page of the guide that is open; null while help is closed. '' is that of the screen. */
  readonly page: string | null;
  open(page: string): void;
  close(): void;
}

const HelpContext = createContext<Help>({
  page: null,
  open: () => undefined,
  close: () => undefined,
});

export function useHelp(): Help {
  return useContext(HelpContext);
}

export function HelpProvider({ children }: { children: ReactNode }) {
  const [page, setPage] = useState<string | null>(null);
  const help = useMemo(() => ({ page, open: setPage, close: () => setPage(null) }), [page]);
  return <HelpContext value={help}>{children}</HelpContext>;
}
