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

/** The shop's own logo, or a shop front and the shop's name in the display face. */
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
      <path className={styles.awning} d="M6.500 5h19l3 7.500h-25z" />
      <path d="M6 13v15h20V13M12.500 28v-8.500h7V28" />
    </svg>
  );
}
