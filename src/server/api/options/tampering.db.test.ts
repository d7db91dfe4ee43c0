import { beforeEach, describe, expect, test } from 'vitest';
import { BOARD, fillOptionShop, saveFormOf } from '#server/cart/testing/option-shop.ts';
import { sharp } from '#server/media/image-engine.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { memoryStorage } from '#server/platform/storage/testing/memory-storage.ts';
import { type CartView, cartResponse } from '#wire/cart.ts';
import { type Browser, browser, nonces } from '../testing/test-browser.ts';

// Every request here is sent to the calls as an attacker would send it.
const database = await testDatabase();
const { db } = database;
const storage = memoryStorage();
const { files } = storage;
let shop: Awaited<ReturnType<typeof fillOptionShop>>;
let eve: Browser;

beforeEach(async () => {
  files.clear();
  shop = await database.filled(fillOptionShop);
  eve = newcomer();
});

function newcomer(): Browser {
  return browser(db, {}, { storage });
}

type Pairs = readonly (readonly [string, string])[];

async function send(pairs: Pairs, who = eve) {
  const body = new URLSearchParams([
    ['product_id', String(shop.board)],
    ...pairs.map(([n, v]) => [n, v]),
  ]);
  const reply = await who.ask('/?wc-ajax=add_to_cart&vitrine_data=1', { method: 'POST', body });
  return { status: reply.status, answer: (await reply.json()) as Record<string, unknown> };
}

async function cartAfter(pairs: Pairs, who = eve): Promise<CartView> {
  return cartResponse.parse((await send(pairs, who)).answer).cart;
}

async function loadCodes(pairs: Pairs, who = eve): Promise<string[]> {
  const { answer: result } = await send(pairs, who);
  expect(result.error).toBe(true);
  return (result.notices as { code: string }[]).map(({ code }) => code);
}

async function image(): Promise<Uint8Array<ArrayBuffer>> {
  const create = { width: 16, height: 16, channels: 3, background: '#123456' } as const;
  return new Uint8Array(await sharp({ create }).jpeg().toBuffer());
}

async function upload(name: string, bytes: BlobPart, who = eve, field = 'photo') {
  const form = new FormData();
  form.set('action', 'wcpa_ajax_upload');
  form.set('nonce', nonces.public);
  form.set('wcpa_file', new File([bytes], name));
  const details = { product_id: shop.board, element_id: field };
  form.set('wcpa_file_details', JSON.stringify(details));
  const reply = await who.ask('/wp-admin/admin-ajax.php?vitrine_data=1', {
    method: 'POST',
    body: form,
  });
  const result = (await reply.json()) as {
    status: boolean;
    message: string;
    file: { file: string };
  };
  return { http: reply.status, ...result };
}

describe('crafted requests', () => {
  test('prices, totals and formulas of the sender’s own count for nothing [OP-104]', async () => {
    const cart = await cartAfter([
      ['engraving', 'Ada'],
      ['font', 'script'],
      ['gift_wrap[]', 'yes'],
      ['price', '0.01'],
      ['wc_product_price', '0'],
      ['option_price[font]', '-30'],
      ['total', '1'],
      ['unitPrice', '1'],
      ['override', 'fully'],
    ]);
    const unit = 3200 + 240 + 300;
    expect(cart.items[0]).toMatchObject({ unitPrice: unit, subtotal: unit + 450 });
  });

  test('a field sent as something else is said to be unreadable, not guessed at [OP-54]', async () => {
    await saveFormOf(
      db,
      shop.board,
      [
        ...BOARD,
        { id: 'width', type: 'number', label: 'Width' },
        { id: 'day', type: 'date', label: 'Day' },
        { id: 'ink', type: 'color', label: 'Ink' },
      ],
      { id: shop.boardForm },
    );
    expect(
      await loadCodes([
        ['engraving[price]', '0'],
        ['width[]', '1'],
        ['width[]', '2'],
        ['day[a]', '2026-07-01'],
        ['ink[0]', '#aabbcc'],
        ['ink[1]', '#ddeeff'],
      ]),
    ).toEqual(Array(4).fill('options.problem.kind'));
  });

  test('a field that does not show takes nothing, not even a discount [OP-22] [OP-24]', async () => {
    await saveFormOf(
      db,
      shop.board,
      [
        ...BOARD,
        {
          id: 'staff',
          type: 'radio-group',
          label: 'Staff',
          rule: {
            action: 'show',
            groups: [
              { conditions: [{ subject: { kind: 'quantity' }, operator: 'greater', value: '99' }] },
            ],
          },
          price: { pricingType: 'fixed' },
          options: [{ value: 'half', label: 'Half', price: -1600 }],
        },
      ],
      { id: shop.boardForm },
    );
    const cart = await cartAfter([
      ['staff', 'half'],
      ['font', 'script'],
    ]);
    expect(cart.items[0]).toMatchObject({ unitPrice: 3200, attributes: [] });
    const [row] = await db.selectFrom('carts').select('state').execute();
    expect(row?.state).not.toContain('half');
  });

  test('what nobody sees is not the sender’s to fill in, not even with a price on it [OP-13]', async () => {
    const plates = {
      id: 'plates',
      type: 'hidden',
      label: 'Plates',
      fallback: '3',
      price: { pricingType: 'multiply', amount: 200 },
    } as const;
    await saveFormOf(db, shop.board, [plates], { id: shop.boardForm });
    const sent: Pairs[] = [[], [['plates', '0']], [['plates', '-99']], [['plates[]', '1']]];
    const prices = await Promise.all(
      sent.map(async (pairs) => {
        const { items } = await cartAfter(pairs, newcomer());
        return items[0]?.unitPrice;
      }),
    );
    expect(prices).toEqual(Array(4).fill(3200 + 600));
  });

  test('ids that the form does not know are no part of the cart [OP-104]', async () => {
    const cart = await cartAfter([
      ['engraving', 'Ada'],
      ['discount', '100'],
      ['__proto__[price]', '1'],
      ['constructor', 'x'],
      ['f'.repeat(500), 'x'],
    ]);
    expect(cart.items[0]?.attributes.map(({ name }) => name)).toEqual(['engraving']);
    const [row] = await db.selectFrom('carts').select('state').execute();
    expect(row?.state).not.toMatch(/discount|constructor|__proto__/);
    expect(({} as Record<string, unknown>).price).toBeUndefined();
  });

  test('a choice that is not offered, and more choices than may be, are refused [OP-70]', async () => {
    expect(
      await loadCodes([
        ['engraving', 'Ada'],
        ['font', 'free'],
      ]),
    ).toEqual(['options.problem.unknownChoice']);
    expect(
      await loadCodes([
        ['gift_wrap[]', 'yes'],
        ['gift_wrap[]', 'no'],
      ]),
    ).toEqual(['options.problem.unknownChoice']);
  });

  test('a megabyte of text is refused at the limit, and a larger body at the router [OP-58]', async () => {
    const free = { id: 'words', type: 'textarea', label: 'Words' } as const;
    await saveFormOf(db, shop.board, [...BOARD, free], { id: shop.boardForm });
    expect(await loadCodes([['engraving', 'A'.repeat(900_000)]])).toEqual([
      'options.problem.maxLength',
    ]);
    expect(await loadCodes([['words', 'ä'.repeat(150_000)]])).toEqual([
      'options.problem.maxLength',
    ]);
    expect((await send([['words', 'A'.repeat(1_100_000)]])).status).toBe(413);
    expect((await cartAfter([['words', 'A'.repeat(20_000)]])).items).toHaveLength(1);
  });

  test('a cart cannot be filled without end by entries', async () => {
    const areas = Array.from({ length: 10 }, (_, at) => {
      return { id: `words${at}`, type: 'textarea', label: 'Words' } as const;
    });
    await saveFormOf(db, shop.board, areas, { id: shop.boardForm });
    const full = (mark: number): Pairs =>
      areas.map(({ id }) => [id, String(mark).repeat(20_000)] as const);
    await cartAfter(full(1));
    await cartAfter(full(2));
    expect(await loadCodes(full(3))).toEqual(['cart.problem.full']);
  });
});

describe('crafted files', () => {
  const photo = {
    id: 'photo',
    type: 'file',
    label: 'Photo',
    multiple: true,
    maxFiles: 30,
  } as const;

  beforeEach(async () => {
    await saveFormOf(db, shop.board, [...BOARD, photo], { id: shop.boardForm });
  });

  test('somebody else’s upload, a made-up one and a path name nothing [OP-95]', async () => {
    const ann = newcomer();
    const { file } = await upload('me.jpg', await image(), ann);
    const foreign = `${file.file}||me.jpg`;
    expect(await loadCodes([['photo', foreign]])).toEqual(['options.problem.fileUnknown']);
    for (const made of [`${'0'.repeat(32)}||me.jpg`, '../../etc/passwd||me.jpg', 'me.jpg']) {
      expect(await loadCodes([['photo', made]])).toEqual(['options.problem.fileUnknown']);
    }
    const preview = `/wp-admin/admin-ajax.php?action=vitrine_upload_preview&file=${file.file}`;
    const fileUrl = preview.replace('preview', 'file');
    for (const path of [preview, fileUrl]) {
      expect((await eve.ask(path)).status).toBe(404);
      expect((await ann.ask(path)).status).toBe(200);
    }
    expect((await cartAfter([['photo', foreign]], ann)).items[0]?.attributes).toMatchObject([
      { value: 'me.jpg' },
    ]);
  });

  test('a file is answered by its reference, its name and where its picture is [OP-88] [OP-89]', async () => {
    const { http, ...result } = await upload('me.jpg', await image());
    expect(http).toBe(200);
    expect(result).toEqual({
      status: true,
      message: '',
      file: {
        file: expect.stringMatching(/^[0-9a-f]{32}$/),
        file_name: 'me.jpg',
        url: `/wp-admin/admin-ajax.php?action=vitrine_upload_preview&file=${result.file.file}`,
        type: 'image/jpeg',
      },
    });
    const pdf = await upload('plan.pdf', '%PDF-1.4\n');
    expect(pdf).toMatchObject({ status: true, file: { file_name: 'plan.pdf', url: '' } });
    expect(await upload('me.jpg', 'x', eve, 'engraving')).toEqual({
      http: 200,
      status: false,
      message: 'This file cannot be used here.',
    });
  });

  test('a renamed file keeps the name it was stored with [OP-81]', async () => {
    const { file } = await upload('me.jpg', await image());
    // The name beside the reference is a label: what was stored decides.
    const cart = await cartAfter([['photo', `${file.file}||invoice.exe`]]);
    expect(cart.items).toHaveLength(1);
    const reply = await eve.ask(
      `/wp-admin/admin-ajax.php?action=vitrine_upload_file&file=${file.file}`,
    );
    expect(reply.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''me.jpg");
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each([
    ['a page called jpg', 'me.jpg', '<html><script>alert(1)</script>'],
    ['a program called pdf', 'me.pdf', 'MZ\u0000\u0001'],
    ['an ending the field does not take', 'me.exe', 'MZ'],
    ['a drawing with script, where svg is not taken', 'me.svg', '<svg onload="alert(1)"/>'],
  ])('%s is refused with the reason [OP-81]', async (_, name, bytes) => {
    const { status, message } = await upload(name, bytes);
    expect(status).toBe(false);
    expect(message).not.toBe('');
    expect(files.size).toBe(0);
  });

  test('of thirty-five sent at once no more than thirty are taken [OP-82]', async () => {
    await upload('0.jpg', await image());
    const bytes = await image();
    const sent = await Promise.all(
      Array.from({ length: 34 }, (_, at) => upload(`${at + 1}.jpg`, bytes)),
    );
    const acceptedCount = sent.filter(({ status }) => status).length + 1;
    expect(acceptedCount).toBe(30);
    const { count } = await db
      .selectFrom('option_uploads')
      .select((eb) => eb.fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(acceptedCount);
  });
});
