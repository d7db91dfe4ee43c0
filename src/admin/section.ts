import type { ComponentType } from 'react';
import type { Permission } from '#rules/permissions/permissions.ts';

/** What a person comes for; the menu is ordered by it. */
export const TASKS = [
  'orders',
  'products',
  'customers',
  'marketing',
  'content',
  'analytics',
  'settings',
] as const;

export type Task = (typeof TASKS)[number];

/** One part of the admin: its place in the menu, who may open it, and its screens. */
export interface Section {
  /** Of its address, `/admin/NAME`, and of its resource (data/resources.ts) where it has lists. */
  readonly name: string;
  readonly label: string;
  /** One sentence, shown where the settings are listed. */
  readonly hint?: string;
  readonly task: Task;
  readonly icon: ComponentType;
  readonly permission: Permission;
  /** The screens of the resource, as react-admin takes them. */
  readonly screens?: {
    readonly list?: ComponentType;
    readonly edit?: ComponentType;
    readonly create?: ComponentType;
    readonly show?: ComponentType;
  };
  /** Screens that are no resource, each with its path below `/admin`. */
  readonly routes?: readonly SectionRoute[];
}

export interface SectionRoute {
  readonly path: string;
  readonly screen: ComponentType;
  /** Rendered without the menu and the top bar. */
  readonly isBare?: boolean;
}
