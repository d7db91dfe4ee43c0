const MAX_NAME_LENGTH = 120;

/** Control characters, and those that turn the direction of text: `exe.jpg` could be read as `gpj.exe`. */
const UNPRINTABLE = /[\p{Cc}\p{Bidi_Control}|"<>]/gu;

/** The last part of a path, without unprintable and direction-changing characters; its extension survives truncation. */
export function tidyName(name: string): string {
  const bare = (name.split(/[/\\]/).at(-1) ?? '').replace(UNPRINTABLE, '').trim() || 'file';
  const at = bare.lastIndexOf('.');
  const ending = at < 0 ? '' : bare.slice(at).slice(0, 12);
  return bare.length <= MAX_NAME_LENGTH
    ? bare
    : bare.slice(0, MAX_NAME_LENGTH - ending.length) + ending;
}
