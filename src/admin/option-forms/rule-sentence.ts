import type {
  Condition,
  Operator,
  Subject,
  VisibilityRule,
} from '#rules/options/formulas/condition.ts';
import { adminMessages } from '#wire/messages/admin.ts';

// A rule as a sentence. Example: "Shown when Engraving is not empty and Width is at least 40".

/** Operators that ask for no value. */
export const WITHOUT_VALUE: readonly Operator[] = ['is_empty', 'is_not_empty'];
/** Operators that compare with several values. */
export const WITH_VALUES: readonly Operator[] = ['is_in', 'is_not_in'];

export function operatorText(operator: Operator): string {
  return adminMessages[`admin.form.operator.${operator}`];
}

export interface NamedField {
  id: string;
  name: string;
  /** Of a field to choose from: what each value is called. */
  choices: ReadonlyMap<string, string>;
}

export function subjectText(subject: Subject, fields: readonly NamedField[]): string {
  switch (subject.kind) {
    case 'field':
      return fields.find(({ id }) => id === subject.id)?.name ?? subject.id;
    case 'attribute':
    case 'custom_field':
      return `${adminMessages[`admin.form.subject.${subject.kind}`]} ${subject.name}`;
    default:
      return adminMessages[`admin.form.subject.${subject.kind}`];
  }
}

function valueText({ subject, value }: Condition, fields: readonly NamedField[]): string {
  const field = subject.kind === 'field' ? fields.find(({ id }) => id === subject.id) : undefined;
  const values = typeof value === 'string' ? [value] : value;
  const named = values.map((each) => field?.choices.get(each) ?? each).filter(Boolean);
  return named.length > 0 ? named.join(', ') : adminMessages['admin.form.sentence.nothing'];
}

function conditionText(condition: Condition, fields: readonly NamedField[]): string {
  const start = `${subjectText(condition.subject, fields)} ${operatorText(condition.operator)}`;
  if (WITHOUT_VALUE.includes(condition.operator)) return start;
  return `${start} ${valueText(condition, fields)}`;
}

export function ruleSentence(rule: VisibilityRule | null, fields: readonly NamedField[]): string {
  if (!rule) return adminMessages['admin.form.always'];
  const groups = rule.groups.map(({ join, conditions }) => {
    const word = ` ${adminMessages[`admin.form.sentence.${join}`]} `;
    const text = conditions.map((each) => conditionText(each, fields)).join(word);
    return rule.groups.length > 1 && conditions.length > 1 ? `(${text})` : text;
  });
  const word = ` ${adminMessages[`admin.form.sentence.${rule.join}`]} `;
  return `${adminMessages[`admin.form.rule.${rule.action}`]} ${groups.join(word)}`;
}
