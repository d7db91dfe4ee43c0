import { useDay } from './shop-context.tsx';

/** The day something was written, in the shop's language and time zone. */
export function PostDate({ time, className }: { time: number; className?: string | undefined }) {
  const day = useDay();
  return (
    <time dateTime={new Date(time).toISOString()} className={className}>
      {day(time)}
    </time>
  );
}
