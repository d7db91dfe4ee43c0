import { beforeEach, describe, expect, test } from 'vitest';
import { NOON } from '#server/catalog/testing/test-shop.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { memoryStorage } from '#server/platform/storage/testing/memory-storage.ts';
import { pngWithPage } from '#server/review-uploads/testing/file-corpus.ts';
import { moderateReview } from '../moderate-review.ts';
import { reviewSection } from '../reading/review-section.ts';
import { recount } from '../testing/recount.ts';
import { getCodes, guest, jpegFile, sentReview, writingDesk } from '../testing/review-shop.ts';
import { checkReview } from './check-sent.ts';
import { writeReview } from './write-review.ts';

const database = await testDatabase();
const { db } = database;
const desk = writingDesk(db);
const { context, send, rows } = desk;
let mug = 0;
let storage = memoryStorage();

beforeEach(async () => {
  await database.reset();
  ({ mug, storage } = await desk.open());
});

describe('a review', () => {
  test('is written with what was sent, as plain text, and counted at once [RV-01] [RV-61]', async () => {
    const comment = '<b>Lovely</b>\r\n\r\n\r\n\r\nmug <script>alert(1)</script>and 5 < 6';
    const result = await send({ comment, title: ' A  <i>title</i> ', email: 'Ada@Example.com' });
    expect(result).toMatchObject({ ok: true, status: 'approved' });
    const { reviews, rating, counts } = await reviewSection(context(), mug);
    expect(reviews).toMatchObject([
      { author: 'Ada Example', title: 'A title', text: 'Lovely\n\nmug and 5 < 6', stars: 5 },
    ]);
    expect(JSON.stringify(reviews)).not.toMatch(/example\.com/i);
    expect(rating).toEqual({ average: 5, count: 1 });
    expect(counts).toMatchObject({ all: 1, verified: 0 });
    expect(await recount(db)).toEqual([]);
  });

  test('that is not whole is refused in the form’s own order, and nothing is written [RV-64] [RV-66] [RV-68] [RV-69] [RV-70]', async () => {
    const nothing = { rating: 0, comment: '', author: '', email: '' };
    expect(getCodes(await send(nothing))).toEqual(['rating']);
    expect(getCodes(await send({ ...nothing, rating: 6 }))).toEqual(['rating']);
    expect(getCodes(await send({ ...nothing, rating: 4 }))).toEqual(['comment']);
    const short = { ...nothing, rating: 4, comment: 'Ok' };
    expect(getCodes(await send(short, { 'reviews.minComment': 10 }))).toEqual(['minComment']);
    expect(getCodes(await send(short))).toEqual(['name']);
    expect(getCodes(await send({ ...short, author: 'Ada' }))).toEqual(['email']);
    expect(getCodes(await send({ gdpr: false }, { 'reviews.gdpr': true }))).toEqual(['gdpr']);
    expect(getCodes(await send({ comment: 'x'.repeat(1_000_000) }))).toEqual(['maxComment']);
    expect(await rows()).toEqual([]);
  });

  test('needs an open product, reviews that are on, and a log-in where the shop asks for it', async () => {
    expect(getCodes(await send({}, { 'reviews.enabled': false }))).toEqual(['off']);
    expect(getCodes(await send({ productId: 999 }))).toEqual(['closed']);
    expect(getCodes(await send({}, { 'reviews.loginRequired': true }))).toEqual(['login']);
    await db.insertInto('reviews_closed').values({ product_id: mug }).execute();
    expect(getCodes(await send())).toEqual(['closed']);
    expect((await reviewSection(context(), mug)).form).toBeNull();
    expect(await rows()).toEqual([]);
  });

  test('without stars is shown and counted where the shop does not ask for them [RV-66]', async () => {
    const free = { 'reviews.ratingRequired': false };
    await send({ rating: 3, email: 'bea@example.com', comment: 'Three.' }, free);
    expect(getCodes(await send({ rating: 0, comment: 'Words alone.' }, free))).toBe('approved');
    const section = await reviewSection(context(free), mug);
    expect(section.reviews.map(({ text, stars }) => [text, stars])).toEqual([
      ['Words alone.', 0],
      ['Three.', 3],
    ]);
    expect(section).toMatchObject({ written: 2, rating: { average: 3, count: 1 } });
    expect(section.counts).toMatchObject({ all: 2, stars: { 3: 1 } });
    expect(await recount(db)).toEqual([]);
  });

  test('of a shop that asks for neither name nor address has a name all the same', async () => {
    const free = { 'reviews.nameRequired': false, 'reviews.emailRequired': false };
    expect(getCodes(await send({ author: '', email: '' }, free))).toBe('approved');
    expect((await rows())[0]).toMatchObject({ author: 'A customer', email: '' });
  });

  test('tells the pages that show its product', async () => {
    const invalidated: string[] = [];
    const invalidate = async (tags: readonly string[]) => void invalidated.push(...tags);
    await writeReview({ ...context(), invalidate }, guest(NOON), sentReview(mug));
    expect(invalidated).toEqual(['reviews', `reviews:${mug}`, `product:${mug}`, 'catalog']);
  });
});

describe('files', () => {
  test('that come along become the review’s, with their captions [RV-62] [RV-72]', async () => {
    const files = [await jpegFile('a.jpg'), await jpegFile('b.jpg', 80)];
    await send({ files, captions: ['On <b>my</b> table', ''] });
    const { reviews, photos, counts } = await reviewSection(context(), mug);
    expect(reviews[0]?.media).toMatchObject([
      { kind: 'image', caption: 'On my table', width: 64 },
      { kind: 'image', caption: '', width: 80 },
    ]);
    expect(photos).toHaveLength(2);
    expect(counts.image).toBe(1);
  });

  test('links to videos of two sites in the words stand beside them [RV-56] [RV-59]', async () => {
    const comment = 'I filmed it: https://youtu.be/dQw4w9WgXcQ.';
    const { ok } = await send({ comment, files: [await jpegFile('a.jpg')] });
    expect(ok).toBe(true);
    const { reviews, counts } = await reviewSection(context(), mug);
    expect(reviews[0]?.media).toMatchObject([
      { kind: 'image' },
      { kind: 'embed', url: 'https://youtu.be/dQw4w9WgXcQ', image: null },
    ]);
    expect(counts.image).toBe(1);
    const off = { 'reviews.photos': false };
    await send({ comment: `${comment} Again.`, email: 'bea@example.com' }, off);
    expect((await reviewSection(context(), mug)).reviews[0]?.media).toEqual([]);
    const full = { 'reviews.maxFiles': 1 };
    const more = { comment: 'Mine: https://vimeo.com/76979871', email: 'cy@example.com' };
    await send({ ...more, files: [await jpegFile('b.jpg', 90)] }, full);
    expect((await rows()).at(-1)).toMatchObject({ media_count: 1 });
  });

  test('that are too many, too large, of another kind or not what they say leave nothing behind [RV-74] [RV-75] [RV-76]', async () => {
    const good = await jpegFile('good.jpg');
    const six = Array.from({ length: 6 }, () => good);
    expect(getCodes(await send({ files: six }))).toEqual(['maxFiles']);
    expect(getCodes(await send({ files: Array.from({ length: 30 }, () => good) }))).toEqual([
      'maxFiles',
    ]);
    const large = new File([new Uint8Array(3_000_000)], 'large.jpg', { type: 'image/jpeg' });
    const pdf = new File(['%PDF-1.7'], 'mug.pdf', { type: 'application/pdf' });
    expect(getCodes(await send({ files: [large, pdf] }))).toEqual(['fileSize', 'fileType']);
    const script = new File(['<script>alert(1)</script>'], 'x.png', { type: 'image/png' });
    expect(getCodes(await send({ files: [good, script] }))).toEqual(['fileContent']);
    expect(await rows()).toEqual([]);
    expect([...storage.files.keys()]).toEqual([]);
  });

  test('that hide a page in a picture are written anew and never served as HTML', async () => {
    const page = new File([new Uint8Array(await pngWithPage())], 'p.png', { type: 'image/png' });
    expect(getCodes(await send({ files: [page] }))).toBe('approved');
    for (const bytes of storage.files.values()) {
      expect(Buffer.from(bytes).includes('<script')).toBe(false);
    }
  });

  test('are required where the shop says so, also with uploads off [RV-73] [RV-78]', async () => {
    const required = { 'reviews.photosRequired': true };
    expect(getCodes(await send({}, required))).toEqual(['imageRequired']);
    const off = { ...required, 'reviews.photos': false };
    expect(getCodes(await send({ files: [await jpegFile('a.jpg')] }, off))).toEqual([
      'imageRequired',
    ]);
    expect(getCodes(await send({ files: [await jpegFile('a.jpg')] }, required))).toBe('approved');
  });

  test('checked beforehand wait for the review, and only for who sent them [RV-81] [RV-84]', async () => {
    const ada = guest(NOON);
    const sent = sentReview(mug, { files: [await jpegFile('a.jpg')] });
    const checked = await checkReview(context(), ada, sent);
    expect(checked).toMatchObject({ ok: true, fileIds: [expect.any(Number)] });
    const uploadIds = checked.ok ? checked.fileIds : [];
    expect(getCodes(await send({ uploadIds }, {}, guest(NOON)))).toEqual(['fileGone']);
    expect(getCodes(await send({ uploadIds }, {}, ada))).toBe('approved');
    expect(getCodes(await send({ uploadIds, comment: 'Another one.' }, {}, ada))).toEqual([
      'fileGone',
    ]);
    expect(await rows()).toHaveLength(1);
  });

  test('refused by the check are named, and the browser lets them go [RV-82] [RV-83]', async () => {
    const script = new File(['<script>'], 'x.png', { type: 'image/png' });
    const sent = sentReview(mug, { files: [await jpegFile('a.jpg'), script] });
    const result = await checkReview(context(), guest(NOON), sent);
    expect(result).toMatchObject({
      ok: false,
      clearFiles: true,
      problems: [{ code: 'reviews.problem.fileContent', fileName: 'x.png' }],
    });
    expect([...storage.files.keys()]).toEqual([]);
    const closed = await checkReview(context(), guest(NOON), sentReview(999));
    expect(closed).toMatchObject({ ok: false, clearFiles: false });
  });
});

describe('the same form sent twice', () => {
  test('is one review, and both are answered so', async () => {
    const first = await send({ once: 'form-number-1' });
    const second = await send({ once: 'form-number-1', comment: 'Changed meanwhile.' });
    expect(second).toEqual(first);
    expect(await rows()).toHaveLength(1);
  });

  test('at once, from two processes, is one review with one set of files', async () => {
    const other = await openDatabase(database.target);
    const files = [await jpegFile('a.jpg')];
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        writeReview(
          { ...context(), db: at % 2 ? db : other.db },
          guest(NOON),
          sentReview(mug, { once: 'form-number-2', files }),
        ),
      ),
    );
    await other.close();
    const ids = results.map((result) => (result.ok ? result.id : result.problems));
    expect(new Set(ids).size).toBe(1);
    expect(await rows()).toHaveLength(1);
    expect(storage.files.size).toBe(1);
    expect(await recount(db)).toEqual([]);
  });

  test('without a script is known by its words, on the same day', async () => {
    const first = await send({ age: null });
    expect(await send({ age: null })).toEqual(first);
    expect(await rows()).toHaveLength(1);
  });
});

describe('many at once', () => {
  test('from many people are all counted, whatever else happens meanwhile [RV-15]', async () => {
    const held = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        send({ email: `h${at}@example.com`, comment: `Held ${at}` }, { 'reviews.hold': 'all' }),
      ),
    );
    const writing = Array.from({ length: 20 }, (_, at) =>
      send({ email: `p${at}@example.com`, rating: (at % 5) + 1, comment: `Number ${at}` }),
    );
    const showing = held.map((result) =>
      moderateReview(context(), result.ok ? result.id : 0, 'approved'),
    );
    await Promise.all([...writing, ...showing]);
    const { rating, bars } = await reviewSection(context(), mug);
    expect(rating.count).toBe(26);
    expect(bars).toEqual({ 1: 4, 2: 4, 3: 4, 4: 4, 5: 10 });
    expect(await recount(db)).toEqual([]);
  });

  test('from one person are one, where the shop allows one', async () => {
    const rule = { 'reviews.restrict': 'one' as const };
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, at) => send({ comment: `Number ${at}` }, rule)),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(getCodes(results.find(({ ok }) => !ok) ?? { ok: false, problems: [] })).toEqual([
      'once',
    ]);
    expect(await rows()).toHaveLength(1);
  });
});
