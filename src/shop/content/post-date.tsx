import { useShop } from '../ui/shop-context.tsx';

/** The day something was written, in the shop's language and time zone. */
export function PostDate({ time, className }: { time: number; className?: string }) {
  const { locale, timeZone } = useShop();
  const words = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(time);
  return (
    <time dateTime={new Date(time).toISOString()} className={className}>
      {words}
    </time>
  );
}
