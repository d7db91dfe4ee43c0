import type { SyntheticEvent } from 'react';
import { useAdmin } from '../admin-context.tsx';

/**
 * An email as its reader sees it. The page's policy also holds inside of the frame and refuses style
 * attributes, so they are set by script; style elements carry the page's nonce. Scripts do not run.
 */
export function EmailFrame({
  html,
  title,
  height = 480,
}: {
  html: string;
  title: string;
  height?: number;
}) {
  const { styleNonce } = useAdmin().config;
  const allowed = html
    .replaceAll(/(<[^>]*?)\sstyle="/g, '$1 data-style="')
    .replaceAll('<style', `<style nonce="${styleNonce}"`);
  return (
    <iframe
      title={title}
      sandbox="allow-same-origin"
      srcDoc={allowed}
      onLoad={applyStyles}
      width="100%"
      height={height}
    />
  );
}

function applyStyles({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void {
  const styled = currentTarget.contentDocument?.querySelectorAll<HTMLElement>('[data-style]') ?? [];
  for (const element of styled) element.style.cssText = element.dataset.style ?? '';
}
