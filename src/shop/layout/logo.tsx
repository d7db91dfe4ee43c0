import type { LogoData } from '#wire/layout.ts';
import { classNames } from '../ui/class-names.ts';
import { Image } from '../ui/image.tsx';
import { useShop } from '../ui/shop-context.tsx';
import styles from './logo.module.css';

interface LogoProps {
  name: string;
  /** The shop's own; null shows the built-in mark. */
  logo: LogoData | null;
  className?: string | undefined;
}

/** The shop's own logo, or a hearth with its flame and the shop's name in the display face. */
export function Logo({ name, logo, className }: LogoProps) {
  const { routes } = useShop();
  return (
    <a href={routes.home} className={classNames('logo', styles.logo, className)}>
      {logo ? <VisitorMark name={name} logo={logo} /> : <BuiltInMark />}
      {(!logo || logo.showsName) && <span>{name}</span>}
    </a>
  );
}

/** A picture that the scheme hides is lazy, and so not loaded. */
function VisitorMark({
  name,
  logo: { image, darkImage, showsName },
}: {
  name: string;
  logo: LogoData;
}) {
  const shared = { sizes: '12rem', upTo: 480, alt: showsName ? '' : name } as const;
  if (!darkImage) return <Image {...shared} image={image} eager className={styles.own} />;
  return (
    <>
      <Image {...shared} image={image} className={classNames(styles.own, styles.onLight)} />
      <Image {...shared} image={darkImage} className={classNames(styles.own, styles.onDark)} />
    </>
  );
}

function BuiltInMark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className={styles.mark}>
      <path d="M4.5 28V15.500C4.5 9 9.5 4 16 4s11.5 5 11.5 11.500V28M2 28h28" />
      <path
        className={styles.flame}
        d="M16.4 11.500c.5 3.2 4.9 5 4.9 9.600A5.3 5.3 0 0 1 16 26.400a5.3 5.3 0 0 1-5.3-5.300c0-2.2 1.1-3.4 2.2-4.6.3 1.2.8 1.7 1.5 2 .1-2.6.4-4.9 2-7z"
      />
    </svg>
  );
}
