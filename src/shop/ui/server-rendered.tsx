import { createContext, type HTMLAttributes, type ReactNode, type Ref, useContext } from 'react';

interface Rendered {
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
export const ServerParts = createContext<Rendered | null>(null);

interface ServerRenderedProps extends HTMLAttributes<HTMLDivElement> {
  name: string;
  ref?: Ref<HTMLDivElement>;
}

export function ServerRendered({ name, ...rest }: ServerRenderedProps) {
  const rendered = useContext(ServerParts);
  if (!rendered) {
    return (
      <div
        {...rest}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: says "not yours" about what is there.
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  }
  const part = rendered.parts[name];
  return (
    <div {...rest}>
      {part && rendered.styles.map((style) => <link key={style} rel="stylesheet" href={style} />)}
      {part}
    </div>
  );
}
