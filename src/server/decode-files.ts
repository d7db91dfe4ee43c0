import { cropImage } from './media/crop-image.ts';
import { serveTasks } from './media/decoding/serve-tasks.ts';
import { encodeImage } from './media/encode-image.ts';
import { prepareImage } from './media/prepare-image.ts';
import { cleanImage, svgPreview } from './options/uploads/clean-image.ts';
import { decodeReviewFile, rotateImage } from './review-uploads/decode-review-file.ts';
import { decodeVideo } from './review-uploads/decode-video.ts';

/** The program that decodes pictures and videos: a process of its own, see media/decoding/decoder.ts. */
serveTasks({
  'crop-image': ({ bytes, pixels }) => cropImage(bytes, pixels),
  'encode-image': ({ bytes, width, format }) => encodeImage(Buffer.from(bytes), width, format),
  'prepare-image': ({ slug, bytes }) => prepareImage(slug, bytes),
  'clean-picture': ({ source, format }) => cleanImage(source, format),
  'svg-preview': ({ source }) => svgPreview(source),
  'review-file': decodeReviewFile,
  'turn-picture': rotateImage,
  'clean-video': decodeVideo,
});
