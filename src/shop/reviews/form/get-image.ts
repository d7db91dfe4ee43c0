// Thumbnails of files, made in the browser before the upload. Data URLs, as the content policy
// forbids blobs.

const THUMB = 320;
const POSTER = 960;

function draw(source: CanvasImageSource, width: number, height: number, maxWidth: number) {
  const scale = Math.min(1, maxWidth / Math.max(width, height, 1));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** '' for a file this browser cannot decode. */
export async function loadThumbnail(file: Blob): Promise<string> {
  try {
    const bitmap = await createImageBitmap(file);
    const canvas = draw(bitmap, bitmap.width, bitmap.height, THUMB);
    bitmap.close();
    return canvas.toDataURL('image/jpeg', 0.8);
  } catch {
    // Not a picture, or broken: the server answers with a message.
    return '';
  }
}

/** A frame of the video's first second as JPEG; null for a video this browser cannot play. */
export async function loadFrame(file: Blob): Promise<Blob | null> {
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  try {
    video.src = url;
    await nextEvent(video, 'loadeddata');
    // A video recorded in the browser has no duration before it is played to the end.
    const length = Number.isFinite(video.duration) ? video.duration : 0;
    video.currentTime = Math.min(1, length / 2);
    await nextEvent(video, 'seeked');
    const canvas = draw(video, video.videoWidth, video.videoHeight, POSTER);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  } catch {
    // The shop shows a placeholder instead.
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}

const MAX_WAIT = 5000;

function nextEvent(video: HTMLVideoElement, event: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no picture')), MAX_WAIT);
    video.addEventListener(
      event,
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
    video.addEventListener('error', () => reject(new Error('no video')), { once: true });
  });
}
