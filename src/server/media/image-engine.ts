import sharp from 'sharp';

// One thread a picture, since several are made at once anyway, and no cache of operations: each
// picture is read once, and the memory is better spent on pages.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
