import { classNames } from './class-names.ts';

interface ProseProps {
  /** Sanitised when it was saved. */
  html: string;
  className?: string | undefined;
}

/** HTML written by the shop owner. The only place where stored HTML enters a page. */
export function Prose({ html, className }: ProseProps) {
  return (
    <div
      className={classNames('prose', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made safe by server/language/sanitise-html.ts on saving
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
