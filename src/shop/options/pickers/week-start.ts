type WithWeek = Intl.Locale & {
  getWeekInfo?(): { firstDay: number };
  weekInfo?: { firstDay: number };
};

/** 0 is Sunday. Monday where the browser does not know it. */
export function getWeekStart(locale: string): number {
  const named: WithWeek = new Intl.Locale(locale);
  const { firstDay } = named.getWeekInfo?.() ?? named.weekInfo ?? { firstDay: 1 };
  return firstDay % 7;
}
