import { createContext, type HTMLAttributes, type ReactNode, type Ref, useContext } from 'react';

/**
 * Parts of a page that only the server draws, by name. They are many words and little behaviour:
 * neither their data nor their components travel to the browser, which leaves their HTML alone and
 * gives it behaviour when it is seen.
 */
export const ServerParts = createContext<Readonly<Record<string, ReactNode>> | null>(null);

interface ServerDrawnProps extends HTMLAttributes<HTMLDivElement> {
  name: string;
  ref?: Ref<HTMLDivElement>;
}

export function ServerDrawn({ name, ...rest }: ServerDrawnProps) {
  const parts = useContext(ServerParts);
  if (parts) return <div {...rest}>{parts[name]}</div>;
  return (
    <div
      {...rest}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: says "not yours" about what is there.
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
