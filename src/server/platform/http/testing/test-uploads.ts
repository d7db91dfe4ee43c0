import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createUploadIntake,
  type IntakeLimits,
  type UploadIntake,
} from '../uploads/upload-intake.ts';

/** Takes files into a folder of its own, which the system clears. */
export function testUploads(limits?: IntakeLimits): UploadIntake & { folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-uploads-'));
  return { ...createUploadIntake(folder, limits), folder };
}
