import type { ReactNode } from 'react';
import { Section } from '../ui/section.tsx';
import { useShop, useTranslator } from '../ui/shop-context.tsx';
import { Slider } from '../ui/slider/slider.tsx';
import styles from './rail.module.css';

interface RailFrameProps {
  title: string;
  /** One <li> each. */
  children: ReactNode;
}

export function RailFrame({ title, children }: RailFrameProps) {
  const t = useTranslator();
  const { autoplay } = useShop().rails;
  return (
    <Section title={title}>
      <Slider
        label={t('product.rail', { title })}
        autoplay={autoplay}
        rowClassName={`products ${styles.row}`}
        className={styles.slider}
      >
        {children}
      </Slider>
    </Section>
  );
}
