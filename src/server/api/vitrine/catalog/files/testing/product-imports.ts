import { shopContext } from '#server/cart/testing/cart-shop.ts';
import type { Db } from '#server/platform/database/database.ts';
import { NO_SERVICES, type Services } from '#server/platform/services.ts';
import { IMPORT_JOB } from '#server/product-csv/imports.ts';
import { importHandler } from '#server/product-csv/run-import.ts';
import type { vitrineClient } from '../../../testing/vitrine-client.ts';

type Client = Awaited<ReturnType<typeof vitrineClient>>;

const IMPORTS = '/wp-json/vitrine/v1/products/imports';

/** Files of products, sent and imported as the admin does it. */
export function productImports(db: Db, manager: () => Client) {
  async function sendFile(text: string | Buffer, by = manager()) {
    const response = await by.ask(IMPORTS, {
      method: 'POST',
      headers: {
        authorization: by.authorization,
        'content-type': 'text/csv',
        'content-disposition': 'attachment; filename="products.csv"',
      },
      body: new Uint8Array(Buffer.from(text)),
    });
    return { status: response.status, body: await response.json() };
  }

  /** Does what the queue would do, as often as it would. */
  async function runJobs(services: Services = NO_SERVICES) {
    const handler = importHandler('https://shop.example');
    const jobs = await db.selectFrom('jobs').selectAll().where('kind', '=', IMPORT_JOB).execute();
    for (const { id, payload } of jobs) {
      const job = { id, kind: IMPORT_JOB, payload: JSON.parse(payload), attempt: 1 };
      await handler.run({ ...shopContext(db), services }, job);
      await db.deleteFrom('jobs').where('id', '=', id).execute();
    }
  }

  async function importFile(text: string, choices: object = {}, services?: Services) {
    const { body } = await sendFile(text);
    const path = `/products/imports/${body.id}`;
    const started = await manager().send('POST', `${path}/start`, choices);
    if (started.status !== 200) throw new Error(JSON.stringify(started.body));
    await runJobs(services);
    return (await manager().send('GET', path)).body;
  }

  return { sendFile, runJobs, importFile };
}
