import { neverComputes, priceCycle } from '../formulas/computable.ts';
import { requestedFields } from '../formulas/condition.ts';
import { showingOrder } from '../formulas/dependencies.ts';
import type { Formula } from '../formulas/formula.ts';
import { parseFormula } from '../formulas/parse-formula.ts';
import type { FieldPrice, LiveText, OptionField, OptionForm } from '../option-form.ts';
import { checkCharacters, checkPattern } from './check-pattern.ts';
import type { DraftField, DraftForm } from './draft-form.ts';
import { parseLiveText } from './parse-live-text.ts';

// Reads a form as a manager wrote it and refuses what could not work: an unknown field in a formula
// or a condition, conditions or prices that wait for each other, a formula that can never be computed,
// a pattern that is none or could be made to hang. The builder runs it while somebody types, the
// server when the form is saved.
// Every problem names its place. Example: { code: 'options.save.cycle', place: 'a, b' }.

export interface FormProblem {
  code: string;
  /** Field id, or the path into what was sent. */
  place: string;
  found?: string;
}

export type ReadForm = { ok: true; form: OptionForm } | { ok: false; problems: FormProblem[] };

export function readForm(draft: DraftForm): ReadForm {
  const ids = draft.sections.flatMap(({ fields }) => fields.map(({ id }) => id));
  if (ids.length > MAX_FIELDS || offeredIn(draft) > MAX_OFFERED) {
    return { ok: false, problems: [{ code: 'options.save.tooMany', place: 'sections' }] };
  }
  const problems = [...idProblems(ids), ...sectionProblems(draft)];
  const reading: Reading = { known: new Set(ids), found: (problem) => problems.push(problem) };
  const form = getForm(draft, reading);
  const { cycle } = showingOrder(form);
  if (cycle.length > 0) problems.push({ code: 'options.save.cycle', place: cycle.join(', ') });
  const circle = priceCycle(form);
  if (circle.length > 0) {
    problems.push({ code: 'options.save.priceCycle', place: circle.join(', ') });
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, form };
}

/** The sum of as many of the highest amounts is still exact. */
const MAX_FIELDS = 1000;

/** Of all product groups together, so that one query reads them. */
const MAX_OFFERED = 5000;

function offeredIn({ sections }: DraftForm): number {
  const groups = sections.flatMap(({ fields }) =>
    fields.map((field) => (field.type === 'productGroup' ? field.productIds.length : 0)),
  );
  return groups.reduce((sum, each) => sum + each, 0);
}

/** Walks through a draft and collects its problems. */
interface Reading {
  /** Ids of the form's fields. */
  known: ReadonlySet<string>;
  found(problem: FormProblem): void;
}

/** Names the form around the fields uses itself. */
const RESERVED =
  /^(add-to-cart|product_id|productID|variation_id|quantity|action|bundle_items|edit_line|options_seen|nonce|security|attribute_.*|.*__(other|file))$/;

function idProblems(ids: readonly string[]): FormProblem[] {
  return ids.flatMap((id, at) => [
    ...(ids.indexOf(id) === at ? [] : [{ code: 'options.save.twice', place: id }]),
    ...(RESERVED.test(id) ? [{ code: 'options.save.reserved', place: id }] : []),
  ]);
}

function sectionProblems({ sections }: DraftForm): FormProblem[] {
  const ids = sections.map(({ id }) => id);
  return ids.flatMap((id, at) =>
    ids.indexOf(id) === at ? [] : [{ code: 'options.save.twice', place: id }],
  );
}

function getForm(draft: DraftForm, reading: Reading): OptionForm {
  const { sections, override, priceUnit, asFee, quantity } = draft;
  return {
    sections: sections.map((section) => {
      checkKnown(requestedFields(section.rule), section.id, reading);
      return { ...section, fields: section.fields.map((field) => readField(field, reading)) };
    }),
    override,
    ...(priceUnit !== undefined && { priceUnit }),
    asFee,
    quantity: quantity.trim() === '' ? null : readFormula(quantity, 'quantity', reading),
  };
}

function readField(draft: DraftField, reading: Reading): OptionField {
  const { id } = draft;
  checkKnown(requestedFields(draft.rule), id, reading);
  if ('rules' in draft) checkTextRules(draft.rules, id, reading);
  if ('options' in draft) checkOptions(draft.options, id, reading);
  if ('preview' in draft && draft.preview) {
    const { fontField, colorField } = draft.preview;
    checkKnown([fontField, colorField].filter(Boolean), id, reading);
  }
  const { price, ...rest } = draft;
  const base = {
    ...rest,
    label: readText(draft.label, id, reading),
    help: readText(draft.help, id, reading),
    price: readPrice(price, draft, reading),
  };
  return (
    'content' in base ? { ...base, content: readText(base.content, id, reading) } : base
  ) as OptionField;
}

function readPrice(
  price: DraftField['price'],
  field: DraftField,
  reading: Reading,
): FieldPrice | null {
  // The products' own prices are prices, whether or not the field names one.
  const requested =
    price ?? (field.type === 'productGroup' && field.ownPrices ? FIELD_PRICES : null);
  if (!requested) return null;
  if (requested.excluded?.kind === 'pattern') {
    addProblem(checkPattern(requested.excluded.text), field.id, reading);
  }
  const custom = requested.pricingType === 'custom';
  return {
    ...requested,
    formula: custom ? readFormula(requested.formula, field.id, reading) : null,
  };
}

function readFormula(text: string, place: string, { known, found }: Reading): Formula {
  const parsed = parseFormula(text, known);
  if (parsed.ok) {
    const fails = neverComputes(parsed.formula);
    if (fails) found({ code: 'options.save.formulaCompute', place, found: text.slice(0, 80) });
    return parsed.formula;
  }
  const { code, ...more } = parsed.problem;
  found({ code, place, found: String(Object.values(more)[0]) });
  return { kind: 'number', value: 0 };
}

function readText(text: string, place: string, { known, found }: Reading): LiveText {
  const parsed = parseLiveText(text, known);
  if (parsed.ok) return parsed.text;
  found({ code: parsed.problem.code, place });
  return [];
}

function checkKnown(ids: Iterable<string>, place: string, { known, found }: Reading): void {
  for (const id of ids) {
    if (!known.has(id)) found({ code: 'options.save.unknownField', place, found: id });
  }
}

function checkTextRules(
  { pattern, allowed }: { pattern: string; allowed: string },
  place: string,
  reading: Reading,
): void {
  if (pattern !== '') addProblem(checkPattern(pattern), place, reading);
  if (allowed !== '') addProblem(checkCharacters(allowed), place, reading);
}

function checkOptions(
  options: readonly { value: string; other: boolean }[],
  place: string,
  { found }: Reading,
): void {
  const values = options.map(({ value }) => value);
  if (new Set(values).size < values.length || options.filter(({ other }) => other).length > 1) {
    found({ code: 'options.save.sameOption', place });
  }
}

function addProblem(code: string | null, place: string, { found }: Reading): void {
  if (code !== null) found({ code, place });
}

const FIELD_PRICES = {
  pricingType: 'fixed',
  amount: 0,
  formula: '',
  excluded: null,
  isFee: false,
  isShowPrice: false,
  excludeFromDiscount: false,
  taxpu: 1,
} as const;
