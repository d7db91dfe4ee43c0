import { useAdmin } from '../admin-context.tsx';

/** A moment as the API writes it in UTC ("2026-11-16T02:12:46", or with a Z), in the shop's time zone. */
export function Moment({ value, withTime = true }: { value: string | null; withTime?: boolean }) {
  const { locale, timeZone } = useAdmin().config;
  const moment = value ? new Date(value.endsWith('Z') ? value : `${value}Z`) : null;
  if (moment === null || Number.isNaN(moment.getTime())) return <>–</>;
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    ...(withTime && { timeStyle: 'short' as const }),
    timeZone,
  });
  return <time dateTime={moment.toISOString()}>{format.format(moment)}</time>;
}
