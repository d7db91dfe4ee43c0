/** The storage does not respond or refuses: what needs the file can be tried again later. */
export class StorageAway extends Error {
  override readonly name = 'StorageAway';
}
