import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { errorCode } from '../error-code.ts';
import { isInside } from '../is-inside.ts';
import { makeFolder } from '../make-folder.ts';
import { shortHash } from '../short-hash.ts';
import { StartProblem } from '../start-problem.ts';
import { isDefaultStorage } from './default-storage.ts';
import { type MoveProgress, moveFiles } from './move-files.ts';
import { openStorage } from './open-storage.ts';
import {
  BrokenStorageUrl,
  describeTarget,
  type StorageTarget,
  storageTarget,
} from './storage-target.ts';

// What `npm run storage` prints. A problem is one line and an exit code of 1.

const USAGE =
  'npm run storage -- move s3://bucket/prefix?endpoint=https://host&region=name, or move file:folder';
const REPORT_MS = 2000;

type MoveConfig = Pick<Config, 'dataDir' | 'storage'>;

/** Copies the files of a shop, open or not, to where they shall be, and says what to set then. */
export async function storageCommand(
  config: MoveConfig,
  args: readonly string[],
  print: (line: string) => void,
): Promise<string[]> {
  const [command, address, ...others] = args;
  if (command !== 'move' || address === undefined || others.length > 0) {
    throw new StartProblem(USAGE);
  }
  const to = readTarget(address);
  refuseSame(config.storage, to);
  const source = await openStorage(config.storage);
  if ((await source.list()[Symbol.asyncIterator]().next()).done) {
    throw new StartProblem(
      `There are no files in ${describeTarget(config.storage)}: set DATA_DIR or STORAGE_URL as the shop has it.`,
    );
  }
  const target = await openStorage(to);
  const journal = join(config.dataDir, `storage-move-${shortHash(address)}.txt`);
  makeFolder(config.dataDir);
  const result = await moveFiles({
    source,
    target,
    verified: await readJournal(journal),
    record: (key) => appendFile(journal, `${key}\n`),
    report: reportEvery(REPORT_MS, print),
  });
  if (!result.ok) throw moveProblem(result, to);
  return [
    ...summary(result.progress),
    `Nothing was deleted in ${describeTarget(config.storage)}.`,
    `Next: stop the shop, run this command once more for what was added since, ${nextSetting(config, to, address)}, and start the shop.`,
  ];
}

function readTarget(address: string): StorageTarget {
  try {
    return storageTarget(address);
  } catch (error) {
    if (!(error instanceof BrokenStorageUrl)) throw error;
    throw new StartProblem(`That is no place for files: ${error.message}. ${USAGE}`);
  }
}

function refuseSame(from: StorageTarget, to: StorageTarget): void {
  const nested =
    from.kind === 'folder' && to.kind === 'folder'
      ? isInside(from.folder, to.folder) || isInside(to.folder, from.folder)
      : describeTarget(from) === describeTarget(to) && sameServer(from, to);
  if (nested) {
    throw new StartProblem(
      `The files are in ${describeTarget(from)} already, or one folder is inside the other: nothing to move.`,
    );
  }
}

function sameServer(from: StorageTarget, to: StorageTarget): boolean {
  return from.kind === 's3' && to.kind === 's3' && from.endpoint === to.endpoint;
}

async function readJournal(path: string): Promise<ReadonlySet<string>> {
  try {
    return new Set((await readFile(path, 'utf8')).split('\n'));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return new Set();
    throw error;
  }
}

function reportEvery(milliseconds: number, print: (line: string) => void) {
  let next = performance.now() + milliseconds;
  return ({ doneFiles, files, doneBytes, bytes }: MoveProgress): void => {
    if (performance.now() < next) return;
    next = performance.now() + milliseconds;
    print(`${doneFiles} of ${files} files, ${megabytes(doneBytes)} of ${megabytes(bytes)}`);
  };
}

function moveProblem(
  { name, problem }: { name: string; problem: 'other-file' | 'not-the-same' },
  to: StorageTarget,
): StartProblem {
  const place = describeTarget(to);
  return new StartProblem(
    problem === 'other-file'
      ? `${place} has another file with the name ${name}: it was not replaced. Choose an empty folder or prefix.`
      : `${name} came back from ${place} with another hash: the shop stays where it is. Run the command again.`,
  );
}

function summary({ files, bytes, copied, removed }: MoveProgress): string[] {
  const present = files - copied - removed;
  return [
    `${files - removed} files, ${megabytes(bytes)}: ${copied} copied, ${present} were there already. Each was read back and has the same SHA-256.`,
    ...(removed > 0 ? [`${removed} were removed by the shop meanwhile.`] : []),
  ];
}

function nextSetting({ dataDir }: MoveConfig, to: StorageTarget, address: string): string {
  return isDefaultStorage(to, dataDir) ? 'remove STORAGE_URL' : `set STORAGE_URL='${address}'`;
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
