import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '#server/platform/error-code.ts';
import { composeMail } from './compose.ts';
import type { Mail, MailTransport } from './mail.ts';

/**
 * Keeps each mail as a file that every mail program opens. The name comes from the email, so that a
 * second try after a crash writes the same file again: nothing is doubled. A file under its final
 * name is always whole. Emails hold addresses and links to log in, so only the shop may read them.
 */
export function fileTransport(folder: string): MailTransport {
  return {
    name: 'files',
    server: '',
    async send(mail) {
      const bytes = composeMail(mail);
      const path = join(folder, fileName(mail));
      try {
        await writeAll(path, bytes);
      } catch (error) {
        if (errorCode(error) !== 'ENOENT') throw error;
        // The first email, or somebody has removed the folder.
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeAll(path, bytes);
      }
      return '';
    },
  };
}

/** "2026-11-15T09-30-00-0b9c….eml": a folder listing is in the order the emails were asked for. */
export function fileName({ id, date }: Mail): string {
  const time = new Date(date).toISOString().slice(0, 19).replaceAll(':', '-');
  return `${time}-${id.replace(/[^\w-]/g, '')}.eml`;
}

async function writeAll(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.part`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}
