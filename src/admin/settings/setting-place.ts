import type { Setting } from '#wire/vitrine/setting.ts';

/** Where a setting is changed; its field is scrolled to and marked. */
export function settingPlace({ group, name }: Pick<Setting, 'group' | 'name'>): string {
  return `/settings/${group}?${new URLSearchParams({ setting: name })}`;
}
