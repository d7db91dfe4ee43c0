import { shopPictures } from '#server/media/decoding/decoder.ts';
import type { FileSource } from '#server/media/decoding/file-source.ts';
import {
  type FetchedFile,
  type FetchProblem,
  fetchFile,
} from '#server/platform/outgoing/fetch-file.ts';
import { defineService } from '#server/platform/services.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { filmAddress, filmName } from './film-names.ts';

// Films that staff add for products. They are named by their content, so the same film is stored once.

export const MOST_FILM_BYTES = 100 * 1024 * 1024;
const LIMITS = { mostBytes: MOST_FILM_BYTES, milliseconds: 60_000, allowPrivate: false };

export type FilmProblem = FetchProblem | 'no-film' | 'busy';
export type TakenFilm = { ok: true; url: string } | { ok: false; problem: FilmProblem };

export async function takeFilm(storage: Storage, source: FileSource): Promise<TakenFilm> {
  const decoded = await shopPictures.run('clean-film', { source });
  if (!decoded.ok) return { ok: false, problem: 'busy' };
  const film = decoded.value;
  if (!film.ok) return { ok: false, problem: 'no-film' };
  const { hash, type, content } = film;
  await storage.put(filmName(hash, type), content);
  return { ok: true, url: filmAddress(hash, type) };
}

export const filmSource = defineService<{ fetch(address: string): Promise<FetchedFile> }>(() => ({
  fetch: (address) => fetchFile(address, LIMITS),
}));

/** Copies a film of another server, so that visitors ask only the shop for it. */
export async function copyFilm(ctx: ShopContext, address: string): Promise<TakenFilm> {
  const file = await filmSource.of(ctx).fetch(address);
  return file.ok ? takeFilm(ctx.storage, { bytes: file.bytes }) : file;
}
