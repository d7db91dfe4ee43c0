/** Whether a value from outside is an element of the list: isOneOf(['low', 'high'], text). */
export function isOneOf<T>(list: readonly T[], value: unknown): value is T {
  return list.some((element) => element === value);
}
