import { LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Prose } from '../../ui/prose.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './small-parts.module.css';

export function ButtonBlock({ block: { button, variant, align } }: BlockProps<'button'>) {
  return (
    <div className={classNames('page-width', styles.button)} data-align={align}>
      <LinkButton href={button.url} variant={variant}>
        {button.label}
      </LinkButton>
    </div>
  );
}

export function Divider({ block }: BlockProps<'divider'>) {
  return (
    <div className="page-width">
      <hr className={classNames(styles.divider, styles[block.line])} />
    </div>
  );
}

export function Spacer({ block }: BlockProps<'spacer'>) {
  return <div className={classNames(styles.spacer, styles[block.size])} />;
}

export function HtmlBlock({ block }: BlockProps<'html'>) {
  return (
    <div className={classNames('page-width', styles.html)}>
      <Prose html={block.html} />
    </div>
  );
}
