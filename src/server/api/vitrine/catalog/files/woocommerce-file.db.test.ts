import { expect, test } from 'vitest';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { readFile } from '#server/product-csv/read-file.ts';
import { vitrineClient } from '../../testing/vitrine-client.ts';
import { productImports } from './testing/product-imports.ts';

// A file with the columns of WooCommerce's own sample, there and back: nothing that it says is lost.

const HEADER = `ID,Type,SKU,Name,Published,"Is featured?","Visibility in catalog","Short description",Description,"Date sale price starts","Date sale price ends","Tax status","Tax class","In stock?",Stock,"Backorders allowed?","Sold individually?","Weight (kg)","Length (cm)","Width (cm)","Height (cm)","Allow customer reviews?","Purchase note","Sale price","Regular price",Categories,Tags,"Shipping class",Images,"Download limit","Download expiry days",Parent,"Grouped products",Upsells,Cross-sells,"External URL","Button text",Position,"Attribute 1 name","Attribute 1 value(s)","Attribute 1 visible","Attribute 1 global","Attribute 2 name","Attribute 2 value(s)","Attribute 2 visible","Attribute 2 global","Meta: _maker","Download 1 name","Download 1 URL","Download 2 name","Download 2 URL"`;

const FILE = `\uFEFF${HEADER}
44,variable,jug,"Milk jug",1,1,visible,"Two colours.","<p>Thrown by hand.</p>",,,taxable,,1,,0,0,500,24,1,2,1,,,,"Kitchen > Jugs","handmade, gift",,,,,,,,"pan",,,0,Color,"Blue, Green",1,1,Lid,"Yes, No",1,0,Ada,,,,
60,simple,pan,"Iron pan",1,0,hidden,,"Heavy.",2026-05-01,2026-05-31,taxable,,1,12,notify,1,,,,,0,"Oil it.",40.00,48.00,Kitchen,,,,,,,,jug,,,,0,,,,,,,,,,,,,
73,"simple, virtual, downloadable",songs,Songs,1,0,visible,,,,,taxable,,1,,0,0,,,,,1,,,15.00,Music,,,,2,30,,,,,,,0,,,,,,,,,,First,https://files.example/first.mp3,Second,https://files.example/second.mp3
76,variation,jug-blue,"Milk jug - Blue, Yes",1,,visible,,"Blue as ink.",,,,parent,1,3,0,,,,,,,,,21.00,,,,,,,jug,,,,,,0,Color,Blue,1,1,Lid,Yes,1,0,,,,,
77,variation,jug-green,"Milk jug - Green, No",0,,visible,,,,,,parent,0,,0,,,,,,,,,20.00,,,,,,,jug,,,,,,1,Color,Green,1,1,Lid,No,1,0,,,,,
87,grouped,set,"Kitchen set",1,0,visible,"Both.",,,,taxable,,1,,0,0,,,,,1,,,,Kitchen,,,,,,,"pan, songs",,,,,0,,,,,,,,,,,,,
89,external,flag,Flag,-1,0,visible,,,,,taxable,,1,,0,0,,,,,1,,,11.05,Decor,,,,,,,,,,https://maker.example/flag,"Buy there",0,,,,,,,,,,,,,
`;

type Line = Record<string, string>;

async function lines(text: string): Promise<Map<string, Line>> {
  const read = await readFile(Buffer.from(text));
  if (!read.ok) throw new Error(read.problem);
  const { headers } = read;
  const named = read.lines.map(({ cells }) =>
    Object.fromEntries(headers.map((header, at) => [header, cells[at] ?? ''])),
  );
  return new Map(named.map((line) => [line.SKU ?? '', line]));
}

const { db } = await testDatabase();

test('a file of WooCommerce is imported whole, and written with the same cells', async () => {
  const manager = await vitrineClient(db);
  const { importFile } = productImports(db, () => manager);
  expect(await importFile(FILE)).toMatchObject({ created: 7, refused: 0, skipped: 0 });
  const sold = await manager.ask('/wp-json/wc/v3/products?sku=songs', {
    headers: { authorization: manager.authorization },
  });
  const [songs] = await sold.json();
  expect(songs.downloads).toMatchObject([
    { name: 'First', file: 'https://files.example/first.mp3' },
    { name: 'Second', file: 'https://files.example/second.mp3' },
  ]);

  const exported = await manager.ask('/wp-json/vitrine/v1/products/export', {
    headers: { authorization: manager.authorization },
  });
  const text = await exported.text();
  const [before, after] = [await lines(FILE), await lines(text)];
  expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
  for (const [sku, { ID: _its, ...line }] of before) {
    const written = after.get(sku) ?? {};
    const same = Object.fromEntries(Object.keys(line).map((name) => [name, written[name]]));
    expect(same, sku).toEqual({ ...line, ...MEANT[sku] });
  }
  expect(await importFile(text)).toMatchObject({ unchanged: 7, refused: 0 });
});

/** What says the same in another way. */
const MEANT: Readonly<Record<string, Line>> = {
  pan: {
    'Date sale price starts': '2026-05-01 00:00:00',
    'Date sale price ends': '2026-05-31 23:59:59',
  },
  // The quote keeps spreadsheets from computing it, in its exports too.
  flag: { Published: "'-1" },
};
