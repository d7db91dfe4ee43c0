import type { Engine } from '../database/engine.ts';
import type { Tables } from '../database/tables.ts';
import type { Marks, Source, TriggerNames, TriggerRow } from './derived-table.ts';

/** The statements that create the triggers of all sources; create-triggers.test.ts shows what they are. */
export function createTriggers<Mark>(
  engine: Engine,
  { marks, sources }: Marks<Mark>,
): readonly string[] {
  const create = engine === 'postgres' ? createOnPostgres : createOnSqlite;
  return sources.flatMap((source) => create(marks, source));
}

type AnySource = Pick<
  Source<unknown, keyof Tables>,
  Exclude<keyof Source<unknown, keyof Tables>, 'columns'>
> & { readonly columns: readonly string[] };

function createOnSqlite(marks: string, source: AnySource): string[] {
  const { table, isDeletedByKey, isInsertedElsewhere } = source;
  const { inserted, updated, deleted } = getNames(source);
  const old = source.isFixed ? '' : `${insertMark(marks, source, 'old')} `;
  const current = insertMark(marks, source, 'new');
  const when = source.isMarkedWhenMoved ? ` when ${isMoved(source)}` : '';
  return [
    ...(isInsertedElsewhere
      ? []
      : [`create trigger ${inserted} after insert on ${table} begin ${current} end`]),
    `create trigger ${updated} after ${updateEvent(source)} on ${table}${when}
      begin ${old}${current} end`,
    ...(isDeletedByKey
      ? []
      : [
          `create trigger ${deleted} after delete on ${table}
            begin ${insertMark(marks, source, 'old')} end`,
        ]),
  ];
}

function createOnPostgres(marks: string, source: AnySource): string[] {
  const { table, isDeletedByKey, isInsertedElsewhere, isMarkedWhenMoved } = source;
  const { function: name, rows, moved } = getNames(source);
  const events = [
    ...(isInsertedElsewhere ? [] : ['insert']),
    ...(isDeletedByKey ? [] : ['delete']),
  ];
  const run = `execute function ${name}()`;
  const createFunction = `create function ${name}() returns trigger language plpgsql as $$
      begin ${insertMarks(marks, source)} return null; end $$`;
  if (!isMarkedWhenMoved && source.names?.moved === undefined) {
    const all = [...events, updateEvent(source)].join(' or ');
    return [createFunction, `create trigger ${rows} after ${all} on ${table} for each row ${run}`];
  }
  const when = isMarkedWhenMoved ? `when (${isMoved(source)}) ` : '';
  return [
    createFunction,
    `create trigger ${rows} after ${events.join(' or ')} on ${table} for each row ${run}`,
    `create trigger ${moved} after ${updateEvent(source)} on ${table} for each row ${when}${run}`,
  ];
}

function insertMarks(marks: string, source: AnySource): string {
  const [old, current] = [insertMark(marks, source, 'old'), insertMark(marks, source, 'new')];
  if (source.isFixed && source.isDeletedByKey) return current;
  if (source.isFixed) return `if tg_op = 'DELETE' then ${old} else ${current} end if;`;
  return `if tg_op <> 'INSERT' then ${old} end if; if tg_op <> 'DELETE' then ${current} end if;`;
}

function insertMark(marks: string, { mark, where, isCounted }: AnySource, row: TriggerRow): string {
  const columns = { ...mark(row), ...(isCounted ? { n: row === 'new' ? '1' : '-1' } : {}) };
  const names = Object.keys(columns).join(', ');
  const values = Object.values(columns).join(', ');
  const rows = where ? `select ${values} where ${where(row)}` : `values (${values})`;
  return `insert into ${marks} (${names}) ${rows};`;
}

function isMoved({ mark }: AnySource): string {
  const [old, current] = [Object.values(mark('old')), Object.values(mark('new'))];
  return `(${old.join(', ')}) <> (${current.join(', ')})`;
}

const updateEvent = ({ columns }: AnySource) => `update of ${columns.join(', ')}`;

function getNames({ name, names }: AnySource): TriggerNames {
  return {
    inserted: `${name}_added`,
    updated: `${name}_changed`,
    deleted: `${name}_removed`,
    function: `${name}_due`,
    rows: `${name}_rows`,
    moved: `${name}_moved`,
    ...names,
  };
}
