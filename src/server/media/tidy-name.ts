const LONGEST_NAME = 120;

/** The last part of a path, without signs that cannot be shown; its ending is kept when it is cut. */
export function tidyName(name: string): string {
  const bare = (name.split(/[/\\]/).at(-1) ?? '').replace(/[\p{Cc}|"<>]/gu, '').trim() || 'file';
  const at = bare.lastIndexOf('.');
  const ending = at < 0 ? '' : bare.slice(at).slice(0, 12);
  return bare.length <= LONGEST_NAME ? bare : bare.slice(0, LONGEST_NAME - ending.length) + ending;
}
