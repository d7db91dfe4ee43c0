import { expect, test } from 'vitest';
import { managerClient } from '#server/api/wc/testing/manager-client.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { memoryStorage } from '#server/platform/storage/testing/memory-storage.ts';
import { vitrineClient } from '../../testing/vitrine-client.ts';

const { db } = await testDatabase();
const storage = memoryStorage();
const FILES = '/wp-json/vitrine/v1/download-files';

async function openFiles(role?: 'editor') {
  const client = await vitrineClient(db, { parts: { storage }, ...(role && { role }) });
  async function upload(content: string, name: string, authorization = client.authorization) {
    const body = new FormData();
    body.set('file', new Blob([content]), name);
    const response = await client.ask(FILES, { method: 'POST', headers: { authorization }, body });
    return { status: response.status, body: await response.json() };
  }
  return { ...client, upload };
}

test('a file is stored for buyers alone, and a product takes it', async () => {
  const { upload, ask } = await openFiles();
  const { status, body } = await upload('%PDF-1.4', 'Récipes (1).PDF');
  expect([status, body.name]).toEqual([200, 'Récipes (1).PDF']);
  expect(body.file).toMatch(/^\/downloads\/[0-9a-f-]{36}\/recipes-1\.pdf$/);
  expect((await storage.get(body.file.slice(1)))?.toString()).toBe('%PDF-1.4');
  expect((await ask(body.file)).status).toBe(404);
  // The same name again is another file.
  expect((await upload('second', 'Récipes (1).PDF')).body.file).not.toBe(body.file);

  const wc = await managerClient(db, { parts: { storage } });
  const saved = await wc.send('POST', '/products', {
    name: 'Recipes',
    downloadable: true,
    downloads: [body],
    download_limit: 3,
  });
  expect(saved.body).toMatchObject({ downloads: [body], download_limit: 3, download_expiry: -1 });
});

test.each([
  ['../../etc/passwd', 'passwd'],
  ['..', 'file'],
  ['.env', 'file.env'],
  ['a/b\\c.tar.gz', 'c-tar.gz'],
  ['', 'file'],
])('the name %j leaves no folder', async (sent, stored) => {
  const { upload } = await openFiles();
  const { status, body } = await upload('x', sent);
  if (status === 200) expect(body.file.split('/').slice(3).join('/')).toContain(stored);
  else expect(status).toBe(400);
});

test('nothing, and what is sent by somebody who may not, is refused', async () => {
  const { upload } = await openFiles();
  expect((await upload('', 'empty.pdf')).status).toBe(400);
  expect((await upload('x', 'a.pdf', 'Basic bm9ib2R5Og==')).status).toBe(401);
  const editor = await openFiles('editor');
  expect((await editor.upload('x', 'a.pdf')).status).toBe(403);
});
