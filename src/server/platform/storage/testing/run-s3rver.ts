import S3rver from 's3rver';

// A process of its own, because s3rver needs a cipher that Node has only on demand. It ends with the
// process that started it.

const [directory = '', bucket = ''] = process.argv.slice(2);
const s3 = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory,
  configureBuckets: [{ name: bucket }],
});
process.once('disconnect', () => process.exit(0));
process.send?.(await s3.run());
