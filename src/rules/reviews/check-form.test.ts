import { describe, expect, test } from 'vitest';
import { checkReviewFiles, clearsFiles } from './check-files.ts';
import { checkReviewForm, type FormRules, type ReviewEntry } from './check-form.ts';

const rules: FormRules = {
  ratingRequired: true,
  allowEmptyComment: false,
  minComment: 0,
  maxComment: 5000,
  nameRequired: true,
  emailRequired: true,
  gdpr: true,
  photos: {
    on: true,
    required: false,
    maxFiles: 5,
    maxFileSize: 2000,
    allowed: [
      'image/jpg',
      'image/jpeg',
      'image/png',
      'image/gif',
      'image/webp',
      'video/mp4',
      'video/webm',
    ],
  },
};
const photo = { name: 'mug.jpg', size: 1000, type: 'image/jpeg' };
const full: ReviewEntry = {
  rating: 5,
  comment: 'Lovely mug',
  title: '',
  author: 'Ada',
  email: 'ada@example.com',
  gdpr: true,
  files: [],
};
const nothing: ReviewEntry = {
  rating: 0,
  comment: '',
  title: '',
  author: '',
  email: '',
  gdpr: false,
  files: [],
};
const codes = (entry: ReviewEntry, with_: Partial<FormRules> = {}) =>
  checkReviewForm(entry, { ...rules, ...with_ }).map(({ code }) => code.split('.').at(-1));
const photos = (more: Partial<FormRules['photos']>) => ({ photos: { ...rules.photos, ...more } });

describe('the order', () => {
  test('each failure is said only once everything before it is right [RV-64]', () => {
    const required = photos({ required: true });
    const steps: [Partial<ReviewEntry>, string][] = [
      [{}, 'rating'],
      [{ rating: 4 }, 'comment'],
      [{ comment: 'Good' }, 'minComment'],
      [{ comment: 'Good enough' }, 'name'],
      [{ author: 'Ada' }, 'email'],
      [{ email: 'ada@example.com' }, 'gdpr'],
      [{ gdpr: true }, 'imageRequired'],
    ];
    let entry = nothing;
    for (const [step, code] of steps) {
      entry = { ...entry, ...step };
      expect(codes(entry, { minComment: 10, ...required })).toEqual([code]);
    }
    expect(codes({ ...entry, files: [photo] }, { minComment: 10, ...required })).toEqual([]);
  });

  test('a whole review passes [RV-64]', () => {
    expect(codes(full)).toEqual([]);
    expect(codes({ ...full, files: [photo] })).toEqual([]);
  });
});

describe('each step', () => {
  test('stars are required by setting, and are one to five in any case [RV-66]', () => {
    expect(codes({ ...full, rating: 0 })).toEqual(['rating']);
    expect(codes({ ...full, rating: 0 }, { ratingRequired: false })).toEqual([]);
    for (const rating of [6, -1, 4.5, Number.NaN]) {
      expect(codes({ ...full, rating }, { ratingRequired: false })).toEqual(['rating']);
    }
  });

  test('an empty comment is blocked unless it is allowed, and then it is not too short [RV-67]', () => {
    expect(codes({ ...full, comment: '  \n ' })).toEqual(['comment']);
    expect(codes({ ...full, comment: '' }, { allowEmptyComment: true, minComment: 20 })).toEqual(
      [],
    );
  });

  test('a comment shorter than the minimum is refused with how long it should be [RV-68]', () => {
    expect(
      checkReviewForm({ ...full, comment: 'Nine char' }, { ...rules, minComment: 10 }),
    ).toEqual([{ code: 'reviews.problem.minComment', field: 'comment', limit: 10 }]);
    expect(codes({ ...full, comment: 'Ten chars!' }, { minComment: 10 })).toEqual([]);
    expect(codes({ ...full, comment: '👍👍👍' }, { minComment: 4 })).toEqual(['minComment']);
    expect(codes({ ...full, comment: 'x' }, { allowEmptyComment: true, minComment: 4 })).toEqual([
      'minComment',
    ]);
    expect(codes({ ...full, comment: 'x'.repeat(5001) })).toEqual(['maxComment']);
  });

  test('a name is asked for where it is required [RV-69]', () => {
    expect(codes({ ...full, author: ' ' })).toEqual(['name']);
    expect(codes({ ...full, author: '' }, { nameRequired: false })).toEqual([]);
    expect(codes({ ...full, author: 'x'.repeat(81) })).toEqual(['nameLong']);
    expect(codes({ ...full, title: 'x'.repeat(121) })).toEqual(['title']);
  });

  test('an address is asked for where it is required, and is one where it is given [RV-70]', () => {
    expect(codes({ ...full, email: '' })).toEqual(['email']);
    expect(codes({ ...full, email: '' }, { emailRequired: false })).toEqual([]);
    for (const email of ['ada', 'ada@', 'ada@example', 'a b@example.com', '<x>@example.com']) {
      expect(codes({ ...full, email }, { emailRequired: false })).toEqual(['emailForm']);
    }
  });

  test('consent is asked for only where the box is shown [RV-71]', () => {
    expect(codes({ ...full, gdpr: false })).toEqual(['gdpr']);
    expect(codes({ ...full, gdpr: false }, { gdpr: false })).toEqual([]);
  });

  test('a picture is missing where one is required [RV-73]', () => {
    expect(codes(full, photos({ required: true }))).toEqual(['imageRequired']);
    expect(codes({ ...full, files: [photo] }, photos({ required: true }))).toEqual([]);
  });

  test('with uploads off a required picture is still missing, whatever was chosen [RV-78]', () => {
    const off = photos({ on: false, required: true });
    expect(codes({ ...full, files: [photo] }, off)).toEqual(['imageRequired']);
    expect(codes({ ...full, files: [photo] }, photos({ on: false }))).toEqual([]);
  });
});

describe('files', () => {
  const found = (files: (typeof photo)[], more: Partial<FormRules['photos']> = {}) =>
    checkReviewFiles(files, { ...rules.photos, ...more });

  test('more than allowed: one warning, and all are let go [RV-74]', () => {
    const six = Array.from({ length: 6 }, () => ({ ...photo, size: 9_999_999 }));
    const problems = found(six);
    expect(problems).toEqual([{ code: 'reviews.problem.maxFiles', field: 'files', limit: 5 }]);
    expect(clearsFiles(problems)).toBe(true);
    expect(found(six.slice(1).map(() => photo))).toEqual([]);
  });

  test('kilobytes are of 1024 bytes, and each larger file is named [RV-75]', () => {
    const at = { ...photo, name: 'at.jpg', size: 2000 * 1024 };
    const over = { ...photo, name: 'over.jpg', size: 2000 * 1024 + 1 };
    const far = { ...photo, name: 'far.jpg', size: 9_000_000 };
    const problems = found([at, over, far]);
    expect(problems).toMatchObject([
      { code: 'reviews.problem.fileSize', fileName: 'over.jpg', limit: 2000 },
      { code: 'reviews.problem.fileSize', fileName: 'far.jpg', limit: 2000 },
    ]);
    expect(clearsFiles(problems)).toBe(false);
  });

  test('each file of another kind is named [RV-76]', () => {
    const pdf = { name: 'mug.pdf', size: 10, type: 'application/pdf' };
    const bare = { name: 'mug', size: 10, type: '' };
    expect(found([photo, pdf, bare, { ...photo, type: 'IMAGE/JPEG' }])).toMatchObject([
      { code: 'reviews.problem.fileType', fileName: 'mug.pdf' },
      { code: 'reviews.problem.fileType', fileName: 'mug' },
    ]);
  });

  test('everything wrong with the files is said together [RV-77]', () => {
    const both = { name: 'video.mov', size: 9_000_000, type: 'video/quicktime' };
    const large = { ...photo, name: 'large.jpg', size: 9_000_000 };
    expect(found([both, photo, large]).map(({ code, fileName }) => [code, fileName])).toEqual([
      ['reviews.problem.fileSize', 'video.mov'],
      ['reviews.problem.fileType', 'video.mov'],
      ['reviews.problem.fileSize', 'large.jpg'],
    ]);
  });
});
