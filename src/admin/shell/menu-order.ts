import { TASKS, type Task } from '../section.ts';

export interface MenuOrder<Entry> {
  /** In the order in which they were marked. */
  favourites: Entry[];
  /** What is left of each task; one with nothing left is missing. */
  groups: { task: Task; entries: Entry[] }[];
}

/**
 * The menu as one person sees it: favourites first, and each entry once. With ["reviews"], Reviews is
 * above Orders and no longer among the products. A favourite the person may not open any more is left
 * out.
 */
export function menuOrder<Entry extends { readonly name: string; readonly task: Task }>(
  entries: readonly Entry[],
  favourites: readonly string[],
): MenuOrder<Entry> {
  const found = [...new Set(favourites)].flatMap(
    (name) => entries.find((entry) => entry.name === name) ?? [],
  );
  const rest = entries.filter((entry) => !found.includes(entry));
  return {
    favourites: found,
    groups: TASKS.flatMap((task) => {
      const ofTask = rest.filter((entry) => entry.task === task);
      return ofTask.length === 0 ? [] : [{ task, entries: ofTask }];
    }),
  };
}

/** Without it where it was there, else with it at the end. */
export function toggled(names: readonly string[], name: string): string[] {
  return names.includes(name) ? names.filter((each) => each !== name) : [...names, name];
}
