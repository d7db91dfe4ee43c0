import { createContext, type HTMLAttributes, type ReactNode, type Ref, useContext } from 'react';

interface Drawn {
  /** By the names of their places. */
  parts: Readonly<Record<string, ReactNode>>;
  /** Addresses of their styles. */
  styles: readonly string[];
}

/**
 * Parts of a page that only the server draws. They are many words and little behaviour: neither
 * their data nor their components travel to the browser, which leaves their HTML alone and gives it
 * behaviour when it is near. Their styles stand with them, so that nothing above waits for those.
 */
export const ServerParts = createContext<Drawn | null>(null);

interface ServerDrawnProps extends HTMLAttributes<HTMLDivElement> {
  name: string;
  ref?: Ref<HTMLDivElement>;
}

export function ServerDrawn({ name, ...rest }: ServerDrawnProps) {
  const drawn = useContext(ServerParts);
  if (!drawn) {
    return (
      <div
        {...rest}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: says "not yours" about what is there.
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  }
  const part = drawn.parts[name];
  return (
    <div {...rest}>
      {part && drawn.styles.map((style) => <link key={style} rel="stylesheet" href={style} />)}
      {part}
    </div>
  );
}
