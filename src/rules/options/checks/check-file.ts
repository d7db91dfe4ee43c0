import type { FileField } from '../option-form.ts';
import { type OptionProblem, problem } from '../problem.ts';
import { readUpload } from '../upload-value.ts';

// Files by name and size when chosen, and by the stored file when sent.
// Example: a field for jpg and png up to 10 MB refuses "poster.tiff" by its extension.

export interface ChosenFile {
  name: string;
  /** Bytes. */
  size: number;
}

export function checkFile(field: FileField, { name, size }: ChosenFile): OptionProblem[] {
  const ending = getExtension(name);
  if (!field.extensions.includes(ending)) return [problem(field, 'fileType', { found: name })];
  if (size < field.minSize) {
    return [problem(field, 'fileSmall', { found: name, limit: field.minSize })];
  }
  if (size > field.maxSize) {
    return [problem(field, 'fileLarge', { found: name, limit: field.maxSize })];
  }
  return [];
}

export function getExtension(name: string): string {
  const at = name.lastIndexOf('.');
  return at < 0 ? '' : name.slice(at + 1).toLowerCase();
}

/** Extensions of files with a thumbnail. */
export function hasPreview(name: string, viewportWidth: number): boolean {
  return viewportWidth > 480 && ['jpg', 'jpeg', 'png', 'gif', 'svg'].includes(getExtension(name));
}

/** `known` are the visitor's own uploads by reference; null where they cannot be looked up. */
export function checkUploads(
  field: FileField,
  values: readonly string[],
  known: ReadonlyMap<string, ChosenFile> | null,
): OptionProblem[] {
  const maxFiles = field.multiple ? field.maxFiles : 1;
  if (values.length > maxFiles) return [problem(field, 'fileCount', { limit: maxFiles })];
  return values.flatMap((value) => {
    const upload = readUpload(value);
    if (!upload) return [problem(field, 'fileUnknown', { found: value.slice(0, 80) })];
    if (!known) return [];
    const stored = known.get(upload.reference);
    if (!stored) return [problem(field, 'fileUnknown', { found: upload.name })];
    return checkFile(field, stored);
  });
}
