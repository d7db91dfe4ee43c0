import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { ImageRecord } from '#wire/image.ts';
import { classNames } from '../class-names.ts';
import { Image } from '../image.tsx';
import { placeTooltip } from './position-tooltip.ts';
import styles from './tooltip.module.css';
import { useTooltip } from './use-tooltip.ts';

interface TooltipProps {
  title: string;
  /** Shown large above the title. */
  image?: ImageRecord | null;
  /** Class of the element around the anchor. */
  className?: string;
  /**
   * The anchor. As a function it receives the id for `aria-describedby`; plain children contain the
   * title in their own name.
   */
  children: ReactNode | ((describedBy: string | undefined) => ReactNode);
}

/** A tooltip on hover and keyboard focus, closed by Escape. */
export function Tooltip({ title, image, className, children }: TooltipProps) {
  const id = useId();
  const { phase, anchor } = useTooltip();
  const visible = phase !== 'closed';
  return (
    <span {...anchor} className={classNames(styles.anchor, className)}>
      {typeof children === 'function' ? children(visible ? id : undefined) : children}
      {visible && (
        <Bubble id={id} title={title} image={image ?? null} leaving={phase === 'leaving'} />
      )}
    </span>
  );
}

interface BubbleProps {
  id: string;
  title: string;
  image: ImageRecord | null;
  leaving: boolean;
}

/** In the top layer, so that nothing clips it and no dialog covers it. */
function Bubble({ id, title, image, leaving }: BubbleProps) {
  const ref = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const bubble = ref.current;
    const anchor = bubble?.parentElement?.getBoundingClientRect();
    if (!bubble || !anchor) return;
    bubble.showPopover();
    const { clientWidth, clientHeight } = document.documentElement;
    const place = placeTooltip(
      anchor,
      { width: bubble.offsetWidth, height: bubble.offsetHeight },
      { width: clientWidth, height: clientHeight },
    );
    bubble.style.left = `${place.left}px`;
    bubble.style.top = `${place.top}px`;
    bubble.dataset.side = place.side;
  }, []);

  return (
    <span
      ref={ref}
      id={id}
      role="tooltip"
      popover="manual"
      className={classNames(styles.bubble, leaving && styles.leaving)}
    >
      {image && (
        <Image
          image={image}
          sizes="10rem"
          upTo={320}
          ratio="square"
          alt=""
          className={styles.image}
        />
      )}
      <span className={styles.title}>{title}</span>
    </span>
  );
}
