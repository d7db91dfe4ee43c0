const LONGEST_NAME = 120;

/** The last part of a path, without unprintable characters; its extension survives truncation. */
export function tidyName(name: string): string {
  const bare = (name.split(/[/\\]/).at(-1) ?? '').replace(/[\p{Cc}|"<>]/gu, '').trim() || 'file';
  const at = bare.lastIndexOf('.');
  const ending = at < 0 ? '' : bare.slice(at).slice(0, 12);
  return bare.length <= LONGEST_NAME ? bare : bare.slice(0, LONGEST_NAME - ending.length) + ending;
}
