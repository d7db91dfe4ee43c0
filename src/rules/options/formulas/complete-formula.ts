import { elementAt } from '../../lists/element-at.ts';
import { FIELD_PARTS, FUNCTIONS, SELF_PARTS, SHOP_VARIABLES } from './formula.ts';

// What a formula could go on with where the caret is.
// Example: in `2 * {wi|` with a field `width` the whole `{wi` can become `{field.width.value}`.

export interface Completion {
  /** Start of the text that is replaced. */
  from: number;
  to: number;
  choices: readonly string[];
}

const MAX_CHOICES = 12;
const OPEN_PLACE = /\{([^{}]*)$/;
const OPEN_WORD = /[A-Za-z]+$/;
const REST_OF_PLACE = /^[^{}\s]*\}/;

/** Null where nothing fits. `ids` are the form's field ids. */
export function completeFormula(
  text: string,
  caret: number,
  ids: readonly string[],
): Completion | null {
  const before = text.slice(0, caret);
  const place = OPEN_PLACE.exec(before);
  if (place) {
    const typed = elementAt(place, 1).trim().toLowerCase();
    const names = placeNames(typed, ids).filter((name) => name.toLowerCase().includes(typed));
    const rest = REST_OF_PLACE.exec(text.slice(caret))?.[0].length ?? 0;
    const choices = names.slice(0, MAX_CHOICES).map((name) => `{${name}}`);
    return offered({ from: place.index, to: caret + rest, choices });
  }
  const word = OPEN_WORD.exec(before);
  if (!word) return null;
  const choices = FUNCTIONS.filter((name) => name.startsWith(word[0].toLowerCase()));
  return offered({ from: word.index, to: caret, choices: choices.map((name) => `${name}(`) });
}

function offered(completion: Completion): Completion | null {
  return completion.choices.length > 0 ? completion : null;
}

/** `length` is written as a part of the value. */
function written(part: string): string {
  return part === 'length' ? 'value.length' : part;
}

/** All parts of a field once it is named; before that what is asked for most. */
function placeNames(typed: string, ids: readonly string[]): string[] {
  const named = ids.find((id) => typed.startsWith(`field.${id.toLowerCase()}.`));
  if (named) return FIELD_PARTS.map((part) => `field.${named}.${written(part)}`);
  return [
    'value',
    ...ids.map((id) => `field.${id}.value`),
    ...SHOP_VARIABLES,
    ...SELF_PARTS.filter((part) => part !== 'value').map(written),
    ...ids.map((id) => `field.${id}.price`),
  ];
}
