import type { ValueSchema } from '#rules/settings/setting-control.ts';
import type { FieldProblems } from './field-problems.ts';

/** What every control of a setting is given. */
export interface ControlProps<Value = unknown> {
  /** Of its element; labels and notes refer to it. */
  id: string;
  label: string;
  value: Value;
  /** Why it was refused; empty otherwise. */
  problem: string;
  onChange(value: unknown): void;
}

export interface ValueControlProps extends Omit<ControlProps, 'problem'> {
  problems: FieldProblems;
  /** By which words and units are found: the setting, or a field of all settings of its kind. */
  field: string;
  schema: ValueSchema;
}

export function textIn(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

export function recordIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
