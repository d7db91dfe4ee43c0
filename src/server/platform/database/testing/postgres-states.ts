import { sql } from 'kysely';
import type { Db } from '../database.ts';

// Stores the rows of a test's PostgreSQL database in a schema beside them, and puts them back. In the role
// of a replica no trigger and no foreign key is in the way; it ends with the statement.

/** Copies every row that there is, and where each sequence stands, into the schema `copy`. */
export async function storeRows(db: Db, copy: string): Promise<void> {
  await sql`create schema ${sql.id(copy)}`.execute(db);
  await sql`
    do $$
    declare
      filled record;
    begin
      for filled in
        select relname as name from pg_class
        where relkind = 'r' and relnamespace = current_schema()::regnamespace
          and relname not like 'kysely_%' and pg_relation_size(oid) > 0
      loop
        execute format('create table %I.%I as select * from %I', ${sql.lit(copy)}, filled.name, filled.name);
      end loop;
    end
    $$`.execute(db);
  await sql`
    create table ${sql.id(copy, 'stored sequences')} as
    select sequencename as name, last_value from pg_sequences
    where schemaname = current_schema() and last_value is not null`.execute(db);
}

/** Puts back the rows of the schema `copy` in place of those that are there. */
export async function putBackRows(db: Db, copy: string): Promise<void> {
  await sql`
    do $$
    declare
      filled record;
    begin
      perform set_config('session_replication_role', 'replica', true);
      for filled in
        select relname as name from pg_class
        where relkind = 'r' and relnamespace = current_schema()::regnamespace
          and relname not like 'kysely_%' and pg_relation_size(oid) > 0
      loop
        execute format('delete from %I', filled.name);
      end loop;
      for filled in
        select c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
        from pg_class k
        join pg_class c on c.relname = k.relname and c.relnamespace = current_schema()::regnamespace
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
          and not a.attisdropped and a.attgenerated = ''
        where k.relkind = 'r' and k.relnamespace = ${sql.lit(copy)}::regnamespace
        group by c.relname
      loop
        execute format('insert into %I (%s) overriding system value select %s from %I.%I',
          filled.name, filled.columns, filled.columns, ${sql.lit(copy)}, filled.name);
      end loop;
      perform setval(format('%I.%I', s.schemaname, s.sequencename)::regclass,
        coalesce(k.last_value, s.start_value), k.last_value is not null)
      from pg_sequences s
      left join ${sql.id(copy, 'stored sequences')} k on k.name = s.sequencename
      where s.schemaname = current_schema() and (s.last_value is not null or k.name is not null);
    end
    $$`.execute(db);
}
